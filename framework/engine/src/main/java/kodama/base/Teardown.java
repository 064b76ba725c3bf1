package kodama.base;

import org.jspecify.annotations.Nullable;

/**
 * Does all steps of an end, whichever of them fail, and throws in the end what failed first.
 *
 * <pre>{@code
 * new Teardown().step(world::close).step(parts::close).done();
 * }</pre>
 */
public final class Teardown {
    private @Nullable Throwable first;

    /**
     * Does a step.
     *
     * @param step what to do; when it throws, that is kept for later
     */
    public Teardown run(Runnable step) {
        try {
            step.run();
        } catch (Throwable failed) {
            keep(failed);
        }
        return this;
    }

    private void keep(Throwable failed) {
        if (first == null) first = failed;
        else if (first != failed) first.addSuppressed(failed);
    }

    /** Throws what the first step that failed has thrown; the others' are suppressed in it. */
    public void finish() {
        if (first instanceof Error error) throw error;
        if (first instanceof RuntimeException exception) throw exception;
    }
}
