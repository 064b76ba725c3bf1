package kodama.dev.capture;

import kodama.draw.OffscreenPresenter;

/** Where captured pictures go, in their order. */
interface Film extends AutoCloseable {
    /**
     * Refuses a place that cannot be written to, so that no one plays in vain.
     *
     * @throws RuntimeException if it cannot; the message says why
     */
    void check();

    /**
     * Takes the next picture.
     *
     * @param screen what is shown
     * @throws RuntimeException if it cannot be written
     */
    void add(OffscreenPresenter screen);

    /**
     * Ends the film after its last picture.
     *
     * @return what there is now, as a sentence
     * @throws RuntimeException if it cannot be written
     */
    String finish();

    /** Lets go of what is open; a film that was not finished leaves nothing half. */
    @Override
    default void close() {}

    /** So many pictures, as a text. */
    static String pictures(int count) {
        return count == 1 ? "1 picture" : count + " pictures";
    }
}
