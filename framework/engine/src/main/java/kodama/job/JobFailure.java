package kodama.job;

/** A job has failed; the cause is the exception that it threw. Further failures of the same run are suppressed. */
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

    /** Returns the name of the job. */
    public String job() {
        return job;
    }
}
