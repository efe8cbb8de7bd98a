// Imported separately, so that a build can transform single files, such as the theme for dark devices.
import './palette.css';
import './scale.css';
import './themes/light.css';
import './themes/dark.css';
import './themes/sepia.css';
import './themes/contrast.css';
import './forcedColors.css';
import './base.css';
