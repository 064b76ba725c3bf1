package kodama.desktop;

/** How a frame of virtual pixels fills a window of another size. What it does not fill is a dark border. */
public enum Scaling {
    /**
     * Every virtual pixel is a square of the same whole number of screen pixels. In a window less than twice as large as the
     * frame, where that would leave up to three quarters empty, this is the same as {@link #FIT}.
     */
    INTEGER,

    /** As large as fits, keeping the proportions; virtual pixels may differ in size by one screen pixel. */
    FIT,

    /** Fills the window, whatever that does to the proportions. */
    STRETCH;

    /** The one a player comes to next. */
    Scaling next() {
        Scaling[] all = values();
        return all[(ordinal() + 1) % all.length];
    }
}
