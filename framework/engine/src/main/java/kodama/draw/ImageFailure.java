package kodama.draw;

import org.jspecify.annotations.Nullable;

/** An image that could not be loaded, and the reason. */
public final class ImageFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message the image, the file, and the reason
     */
    public ImageFailure(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
