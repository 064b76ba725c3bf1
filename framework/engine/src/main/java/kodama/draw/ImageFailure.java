package kodama.draw;

import org.jspecify.annotations.Nullable;

/** Says which image could not be had, and why. */
public final class ImageFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Makes a failure.
     *
     * @param message which image, which file, what is wrong
     */
    public ImageFailure(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
