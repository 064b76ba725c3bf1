package kodama.job;

/**
 * Tells that a job has failed; the cause is what it threw, and further failures of the same run are suppressed ones.
 */
public final class JobFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String job;

    JobFailure(String job, Throwable cause) {
        super("job '" + job + "' failed: " + reason(cause), cause);
        this.job = job;
    }

    private static String reason(Throwable cause) {
        String message = cause.getMessage();
        return message == null ? cause.getClass().getSimpleName() : message;
    }

    /** Returns the name that the job was added by. */
    public String job() {
        return job;
    }
}
