package kodama.player.options;

import kodama.draw.Scaling;

/** What there is to be set of the window. */
public interface WindowControl {
    /** How frames fill the window. */
    Scaling scaling();

    void setScaling(Scaling scaling);

    /** Whether the game fills the screen, or is about to. */
    boolean isFullscreen();

    /** Has the game fill the screen, or go back to its window; soon, not at once. */
    void setFullscreen(boolean on);
}
