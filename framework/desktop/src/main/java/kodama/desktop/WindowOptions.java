package kodama.desktop;

import kodama.base.Checks;
import kodama.draw.Image;
import kodama.draw.Scaling;
import org.jspecify.annotations.Nullable;

/**
 * The appearance of a window.
 *
 * @param title text of the title bar
 * @param width width of the game in virtual pixels, at least 1
 * @param height height of the game in virtual pixels, at least 1
 * @param scale initial number of screen pixels for each virtual pixel; 0 for what fits the screen
 * @param size initial size of the picture; null to use the scale
 * @param scaling how the game fills a window of another size
 * @param fullscreen whether the window opens in full screen
 * @param icon the window's icon, preferably square; null for Kodama's
 * @param savedBounds bounds when the window was last closed; null for the center of the screen
 * @param statusBar whether the window opens with a bar for the frame rate and notices
 */
public record WindowOptions(
        String title,
        int width,
        int height,
        int scale,
        @Nullable Size size,
        Scaling scaling,
        boolean fullscreen,
        @Nullable Image icon,
        @Nullable SavedBounds savedBounds,
        boolean statusBar) {
    /**
     * The bounds of a window that is not in full screen, in desktop units: the upper left corner of the window
     * including its border, and the size of the picture in it, at least 1.
     */
    public record SavedBounds(int x, int y, int width, int height) {}

    /** The size of a window's picture in screen pixels, at least 1. */
    public record Size(int width, int height) {}

    /**
     * @throws IllegalArgumentException if a size is less than 1 or the scale is less than 0
     */
    public WindowOptions {
        Checks.atLeast("window width", width, 1);
        Checks.atLeast("window height", height, 1);
        Checks.atLeast("window scale", scale, 0);
    }
}
