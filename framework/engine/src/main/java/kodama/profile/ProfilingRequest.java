package kodama.profile;

/** A request that a {@link Profiler} measures; active until it is closed. A second call of close does nothing. */
public interface ProfilingRequest extends AutoCloseable {
    @Override
    void close();
}
