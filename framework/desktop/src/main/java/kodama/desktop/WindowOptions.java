package kodama.desktop;

import kodama.base.Checks;
import kodama.draw.Image;
import kodama.draw.Scaling;
import org.jspecify.annotations.Nullable;

/**
 * What a window is to look like.
 *
 * @param title what its bar says
 * @param width width of the game; in virtual pixels, at least 1
 * @param height height of the game; in virtual pixels, at least 1
 * @param scale screen pixels to a virtual one when the window opens; 0 for what suits the screen
 * @param size how large the picture is when the window opens; null for what the scale says
 * @param scaling how the game fills the window when that has another size
 * @param fullscreen whether it opens filling the screen
 * @param icon picture that stands for it, square at best; null for Kodama's own
 * @param savedBounds where it stood when it was left; null for the middle of the screen
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
        @Nullable SavedBounds savedBounds) {
    /**
     * Where a window stands that does not fill the screen, in the units of the desktop: the corner of the window with
     * its border, and the size of the picture in it, at least 1.
     */
    public record SavedBounds(int x, int y, int width, int height) {}

    /** The size of a window's picture; in screen pixels, at least 1. */
    public record Size(int width, int height) {}

    /**
     * @throws IllegalArgumentException if a size is below 1 or the scale below 0
     */
    public WindowOptions {
        Checks.atLeast("window width", width, 1);
        Checks.atLeast("window height", height, 1);
        Checks.atLeast("window scale", scale, 0);
    }
}
