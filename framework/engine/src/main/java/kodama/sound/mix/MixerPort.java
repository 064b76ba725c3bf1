package kodama.sound.mix;

import kodama.sound.Sound;

/** What the game's side of the sound sees of the mixer. Owned by the game thread; it never waits. */
public interface MixerPort {
    /** Where no one listens: without a window, in tests. Nothing is opened, and nothing decoded. */
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
            throw new IllegalStateException("nothing is heard");
        }

        @Override
        public boolean send(long at, MixerCommand command) {
            return true;
        }

        @Override
        public void stopAll() {}
    };

    /**
     * Tells whether anything is to be heard at all.
     *
     * @return if not, {@link #createSource} is not to be called, and what is sent is dropped
     */
    boolean isAudible();

    /** Opens what sound goes to, if that was not done so far; does not wait for it. Any thread may. */
    void start();

    /** Tells how fast it plays: frames a second. */
    int rate();

    /** Tells how far it is: frames mixed so far. */
    long position();

    /**
     * Prepares a sound for a voice.
     *
     * @param from where it begins: frames since its beginning, also over several passes of a loop
     * @return its frames, for one voice
     */
    SampleSource createSource(Sound sound, boolean loops, long from);

    /**
     * Sends a command.
     *
     * @param at the frame before which it is to be carried out; one that is over means at once
     * @return whether it was taken; not if thousands wait already
     */
    boolean send(long at, MixerCommand command);

    /** Ends all sounds that were begun so far, within a few milliseconds; whatever waits. */
    void stopAll();
}
