package kodama.draw;

/** How a frame of virtual pixels is scaled to a window of another size. The rest of the window is a dark border. */
public enum Scaling {
    /**
     * Every virtual pixel is a square of the same whole number of window pixels. In a window less than twice as large
     * as the frame, where up to three quarters would be empty, this is the same as {@link #FIT}.
     */
    INTEGER,

    /** As large as possible with the same proportions; virtual pixels may differ in size by a window pixel. */
    FIT,

    /** Fills the window and ignores the proportions. */
    STRETCH;

    /** Cycles through the modes: the one that follows this one for a player. */
    public Scaling next() {
        Scaling[] all = values();
        return all[(ordinal() + 1) % all.length];
    }

    /**
     * Places a frame in the center of a window.
     *
     * @param frameWidth width of the frame; in virtual pixels, at least 1
     * @param frameHeight height of the frame; in virtual pixels, at least 1
     * @param windowWidth width of the window; in window pixels
     * @param windowHeight height of the window; in window pixels
     * @return the place of the frame
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
