// Each file for itself, so that a build can do something with one of them, as with the theme for a dark device.
import './palette.css';
import './scale.css';
import './themes/light.css';
import './themes/dark.css';
import './themes/sepia.css';
import './themes/contrast.css';
import './forcedColors.css';
import './base.css';
