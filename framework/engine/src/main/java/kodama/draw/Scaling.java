package kodama.draw;

/** How a frame of virtual pixels fills a window of another size. What it does not fill is a dark border. */
public enum Scaling {
    /**
     * Every virtual pixel is a square of the same whole number of screen pixels. In a window less than twice as large
     * as the frame, where that would leave up to three quarters empty, this is the same as {@link #FIT}.
     */
    INTEGER,

    /** As large as fits, keeping the proportions; virtual pixels may differ in size by one screen pixel. */
    FIT,

    /** Fills the window, whatever that does to the proportions. */
    STRETCH;

    /** Goes through all ways, round and round: the one a player comes to next. */
    public Scaling next() {
        Scaling[] all = values();
        return all[(ordinal() + 1) % all.length];
    }

    /**
     * Places a frame in the middle of a window.
     *
     * @param frameWidth of the frame; in virtual pixels, at least 1
     * @param frameHeight of the frame; in virtual pixels, at least 1
     * @param windowWidth of the window; in its own pixels
     * @param windowHeight of the window; in its own pixels
     * @return where the frame goes
     */
    public Viewport place(int frameWidth, int frameHeight, int windowWidth, int windowHeight) {
        if (this == STRETCH) return Viewport.whole(windowWidth, windowHeight);
        double fit = Math.min((double) windowWidth / frameWidth, (double) windowHeight / frameHeight);
        double factor = this == INTEGER && fit > 2 ? Math.floor(fit) : fit;
        int width = Math.min(windowWidth, (int) Math.round(frameWidth * factor));
        int height = Math.min(windowHeight, (int) Math.round(frameHeight * factor));
        return new Viewport(
                windowWidth, windowHeight, (windowWidth - width) / 2, (windowHeight - height) / 2, width, height);
    }
}
