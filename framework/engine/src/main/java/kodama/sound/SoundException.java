package kodama.sound;

import org.jspecify.annotations.Nullable;

/** Thrown when a sound or an audio device is not available. */
public final class SoundException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message the sound, the file, and the reason
     */
    public SoundException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /**
     * Creates the exception for a file that cannot be loaded.
     *
     * @param name of the sound
     * @param reason the reason, such as "it is not a WAV file"
     */
    public static SoundException unreadable(String name, String reason, @Nullable Throwable cause) {
        return new SoundException("sound '" + name + "' cannot be loaded: " + reason, cause);
    }

    /**
     * Creates the exception for a file that cannot be decoded.
     *
     * @param name of the sound
     * @param cause exception of the decoder
     */
    public static SoundException broken(String name, Throwable cause) {
        String message = cause.getMessage();
        String reason = message == null ? cause.getClass().getSimpleName() : message;
        return unreadable(name, "it is broken (" + reason + ")", cause);
    }
}
