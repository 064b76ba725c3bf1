package kodama.lua;

/** Told now and then where scripts are; see {@link ScriptStack#read}. */
public interface Sampler {
    /**
     * Some instructions were run since the last time.
     *
     * @param since how many instructions ago the sample was due
     */
    void sample(long since);
}
