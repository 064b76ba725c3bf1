package kodama.player.options;

import kodama.draw.Scaling;

/** What there is to be set of the window. */
public interface WindowControl {
    /**
     * Tells how frames fill the window.
     *
     * @return the way of now
     */
    Scaling scaling();

    /**
     * Changes how frames fill the window.
     *
     * @param scaling the new way
     */
    void setScaling(Scaling scaling);

    /**
     * Tells whether the game fills the screen.
     *
     * @return whether it does, or is about to
     */
    boolean isFullscreen();

    /**
     * Has the game fill the screen, or go back to its window; soon, not at once.
     *
     * @param on whether to fill the screen
     */
    void setFullscreen(boolean on);
}
