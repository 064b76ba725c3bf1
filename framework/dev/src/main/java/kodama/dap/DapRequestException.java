package kodama.dap;

/** A request that cannot be executed; the editor shows the message. */
final class DapRequestException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DapRequestException(String message) {
        super(message);
    }
}
