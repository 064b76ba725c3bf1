package kodama.player.options;

import kodama.draw.Scaling;

/** Controls the window. */
public interface WindowControl {
    /** Returns how frames fill the window. */
    Scaling scaling();

    void setScaling(Scaling scaling);

    /** Returns whether the game fills the screen, or is about to. */
    boolean isFullscreen();

    /** Switches full screen on or off; takes effect soon, not at once. */
    void setFullscreen(boolean on);
}
