package kodama.desktop;

import kodama.base.Checks;

/**
 * What a window is to look like.
 *
 * @param title what its bar says
 * @param width width of the game; in virtual pixels, at least 1
 * @param height height of the game; in virtual pixels, at least 1
 * @param scale screen pixels to a virtual one when the window opens; 0 for what suits the screen
 * @param scaling how the game fills the window when that has another size
 * @param fullscreen whether it opens filling the screen
 */
public record WindowOptions(String title, int width, int height, int scale, Scaling scaling, boolean fullscreen) {
    /**
     * Checks the options.
     *
     * @param title what its bar says
     * @param width width of the game; in virtual pixels, at least 1
     * @param height height of the game; in virtual pixels, at least 1
     * @param scale screen pixels to a virtual one when the window opens; 0 for what suits the screen
     * @param scaling how the game fills the window when that has another size
     * @param fullscreen whether it opens filling the screen
     * @throws IllegalArgumentException if a size is below 1 or the scale below 0
     */
    public WindowOptions {
        Checks.atLeast("window width", width, 1);
        Checks.atLeast("window height", height, 1);
        Checks.atLeast("window scale", scale, 0);
    }
}
