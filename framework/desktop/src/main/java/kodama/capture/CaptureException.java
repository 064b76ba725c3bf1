package kodama.capture;

/** Reports in one sentence why pictures could not be captured. */
final class CaptureException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CaptureException(String sentence) {
        super(sentence);
    }

    CaptureException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
