package kodama.sound;

/** Sounds for tests. */
public final class Tones {
    private Tones() {}

    /** Returns a mono sine. */
    public static SampledSound sine(String name, int rate, double hertz, double seconds, double loud) {
        short[] samples = new short[(int) (rate * seconds)];
        for (int i = 0; i < samples.length; i++)
            samples[i] = (short) Math.round(32767 * loud * Math.sin(2 * Math.PI * hertz * i / rate));
        return SampledSound.of(name, rate, 1, samples);
    }

    /** Returns a sound of constant level, so that it starts and ends with a step. */
    public static SampledSound step(String name, int frames, double loud) {
        short[] samples = new short[frames];
        java.util.Arrays.fill(samples, (short) Math.round(32767 * loud));
        return SampledSound.of(name, 44_100, 1, samples);
    }

    /** Returns the same sound as a stream, which is decoded during playback. */
    public static Sound streamed(SampledSound sound) {
        return new Sound() {
            @Override
            public String name() {
                return sound.name();
            }

            @Override
            public int rate() {
                return sound.rate();
            }

            @Override
            public long frames() {
                return sound.frames();
            }

            @Override
            public Loop loop() {
                return sound.loop();
            }

            @Override
            public AudioStream open() {
                return sound.open();
            }
        };
    }
}
