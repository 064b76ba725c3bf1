package kodama.dev.capture;

/** Tells in a sentence why pictures could not be kept. */
final class CaptureFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CaptureFailure(String sentence) {
        super(sentence);
    }

    CaptureFailure(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
