package kodama.sound.mix;

import kodama.sound.Sound;

/** The game's access to the mixer. Owned by the game thread; never waits. */
public interface MixerPort {
    /** No output, for games without a window and for tests. Nothing is opened, and nothing is decoded. */
    MixerPort NONE = new MixerPort() {
        @Override
        public boolean isAudible() {
            return false;
        }

        @Override
        public void start() {}

        @Override
        public int rate() {
            return Mixer.RATE;
        }

        @Override
        public long position() {
            return 0;
        }

        @Override
        public SampleSource createSource(Sound sound, boolean loops, long from) {
            throw new IllegalStateException("there is no output");
        }

        @Override
        public boolean send(long at, MixerCommand command) {
            return true;
        }

        @Override
        public void stopAll() {}
    };

    /**
     * Returns whether there is output.
     *
     * @return if false, {@link #createSource} must not be called, and commands are dropped
     */
    boolean isAudible();

    /** Starts the output unless it is running, without waiting for it. Thread-safe. */
    void start();

    /** Returns the sample rate, in frames per second. */
    int rate();

    /** Returns the number of frames mixed so far. */
    long position();

    /**
     * Creates the source of a voice.
     *
     * @param from start position: frames since the beginning, over all passes of a loop
     * @return a source for one voice
     */
    SampleSource createSource(Sound sound, boolean loops, long from);

    /**
     * Sends a command.
     *
     * @param at the frame before which it runs; a past frame means at once
     * @return whether it was accepted; false if thousands are pending
     */
    boolean send(long at, MixerCommand command);

    /** Stops all sounds that were started so far within a few milliseconds, including pending ones. */
    void stopAll();
}
