package kodama.dap;

/** A request that cannot be done; the editor shows the message. */
final class WrongRequest extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WrongRequest(String message) {
        super(message);
    }
}
