package kodama.loop.game;

import kodama.draw.Images;
import kodama.input.Pad;
import kodama.loop.GameErrors;

/**
 * Notices what may change the picture of a game that stands still: a key, an error, a picture that was read again.
 *
 * <p>Owned by the game thread.
 */
final class PictureChanges {
    private final Pad pad;
    private final GameErrors errors;
    private final Images images;

    /** Errors and changes of pictures so far, in the last frame. */
    private long before;

    PictureChanges(Pad pad, GameErrors errors, Images images) {
        this.pad = pad;
        this.errors = errors;
        this.images = images;
    }

    /** Whether there was one in this frame, or after the last; to be asked once a frame. */
    boolean happened() {
        long now = errors.count() + images.changes();
        boolean isNews = now != before;
        before = now;
        return isNews || pad.bits() != 0;
    }
}
