package kodama.profile;

/** The wish that a {@link Profiler} measures; it counts until it is closed. A second call of close does nothing. */
public interface ProfilingRequest extends AutoCloseable {
    @Override
    void close();
}
