package kodama.dev.capture;

import kodama.draw.OffscreenPresenter;

/** Where captured pictures go, in their order. */
interface CaptureOutput extends AutoCloseable {
    /** Throws if the place cannot be written to, so that no one plays in vain; the message says why. */
    void check();

    /** Writes the next picture, or throws. */
    void add(OffscreenPresenter screen);

    /** Ends the film after its last picture. Returns what there is now, as a sentence. */
    String finish();

    /** Lets go of what is open; a film that was not finished leaves nothing half. */
    @Override
    default void close() {}

    /** So many pictures, as a text. */
    static String pictures(int count) {
        return count == 1 ? "1 picture" : count + " pictures";
    }
}
