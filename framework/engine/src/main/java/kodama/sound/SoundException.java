package kodama.sound;

import org.jspecify.annotations.Nullable;

/** Says which sound or device could not be had, and why. */
public final class SoundException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Makes a failure.
     *
     * @param message which sound, which file, what is wrong
     */
    public SoundException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /**
     * Makes the failure of a file.
     *
     * @param name of the sound
     * @param reason what is wrong with its file, as in "it is not a WAV file"
     * @return a failure that names both
     */
    public static SoundException unreadable(String name, String reason, @Nullable Throwable cause) {
        return new SoundException("sound '" + name + "' cannot be loaded: " + reason, cause);
    }

    /**
     * Makes the failure of a file that makes no sense.
     *
     * @param name of the sound
     * @param cause what the decoder threw
     * @return a failure that names both
     */
    public static SoundException broken(String name, Throwable cause) {
        String message = cause.getMessage();
        String reason = message == null ? cause.getClass().getSimpleName() : message;
        return unreadable(name, "it is broken (" + reason + ")", cause);
    }
}
