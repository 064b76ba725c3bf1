package kodama.sound.synth;

import java.util.List;

/** How the notes of a part are played just now: octave, loudness, tone. */
final class PartState {
    /** What {@code @0} to {@code @8} are. */
    private static final List<Waveform> SHAPES = List.of(
            new PulseWave(0.125),
            new PulseWave(0.25),
            new PulseWave(0.5),
            new PulseWave(0.75),
            WaveTable.triangle(),
            WaveTable.saw(),
            WaveTable.sine(),
            NoiseWave.LONG,
            NoiseWave.SHORT);

    private static final int USUAL_SHAPE = 2;
    private static final int OCTAVE = 12;
    private static final int MOST_NOTE = 127;
    private static final double MOST_VOLUME = 15;
    private static final double PAN_CENTER = 64;

    private final MmlDefinitions definitions;
    private int octave = 4;
    private int volume = 12;
    private int shift;
    private double pan;
    private int gate = 8;
    private int gateTicks;
    private Instrument tone = Instrument.of(SHAPES.get(USUAL_SHAPE));

    PartState(MmlDefinitions definitions) {
        this.definitions = definitions;
    }

    /** Sets all but the tempo, which is the song's. */
    void set(int offset, MmlSetting setting, int value) {
        switch (setting) {
            case OCTAVE -> octave = value;
            case VOLUME -> volume = value;
            case GATE -> gate = value;
            case GATE_TICKS -> gateTicks = value;
            case SHIFT -> shift = value;
            case PAN -> pan = Math.max(-1, (value - PAN_CENTER) / (PAN_CENTER - 1));
            case SHAPE -> setWave(SHAPES.get(value));
            case OWN_WAVE -> setWave(definitions.wave(offset, "@w" + value));
            case VOLUME_ROW -> setVolumes(definitions.row(offset, "@v" + value));
            case JUMP_ROW -> setJumps(definitions.row(offset, "@e" + value));
            case DETUNE -> setBend(tone.vibrato(), tone.sweep(), value);
            case SWEEP -> setBend(tone.vibrato(), value, tone.detune());
            default -> throw new IllegalArgumentException(setting + " is not the voice's");
        }
    }

    void change(int offset, MmlSetting setting, int by) {
        if (setting == MmlSetting.OCTAVE) octave = setting.check(offset, octave + by);
        else volume = setting.check(offset, volume + by);
    }

    void clear(MmlSetting setting) {
        if (setting == MmlSetting.VOLUME_ROW) setVolumes(StepSequence.FULL);
        else setJumps(StepSequence.NONE);
    }

    void setVibrato(Vibrato vibrato) {
        setBend(vibrato, tone.sweep(), tone.detune());
    }

    private void setWave(Waveform wave) {
        tone = new Instrument(wave, tone.volume(), tone.jumps(), tone.vibrato(), tone.sweep(), tone.detune());
    }

    private void setVolumes(StepSequence volumes) {
        tone = new Instrument(tone.wave(), volumes, tone.jumps(), tone.vibrato(), tone.sweep(), tone.detune());
    }

    private void setJumps(StepSequence jumps) {
        tone = new Instrument(tone.wave(), tone.volume(), jumps, tone.vibrato(), tone.sweep(), tone.detune());
    }

    private void setBend(Vibrato vibrato, int sweep, int detune) {
        tone = new Instrument(tone.wave(), tone.volume(), tone.jumps(), vibrato, sweep, detune);
    }

    /** The note as it is played now. */
    Note note(MmlCommand.Play play) {
        int pitch = pitch(play.offset(), play.pitch());
        MmlCommand.Slide slide = play.slide();
        if (slide == null) return note(pitch, pitch);
        octave = MmlSetting.OCTAVE.check(slide.offset(), octave + slide.octaves());
        return note(pitch, pitch(slide.offset(), slide.to()));
    }

    private Note note(int pitch, int slidesTo) {
        return new Note(tone, pitch, slidesTo, volume / MOST_VOLUME, pan);
    }

    private int pitch(int offset, MmlCommand.Pitch written) {
        int plain = written instanceof MmlCommand.InOctave note
                ? (octave + 1) * OCTAVE + note.halfTones()
                : ((MmlCommand.Absolute) written).number();
        return MmlSetting.check(offset, "the number of a note", plain + shift, 0, MOST_NOTE);
    }

    /** How long a note is held that lasts so long: never less than an eighth of it. */
    Fraction held(Fraction length) {
        Fraction least = length.times(1, 8);
        Fraction held = length.times(gate, 8).minus(Fraction.of(gateTicks, NoteLength.MAX_DIVISOR));
        return held.compareTo(least) < 0 ? least : held;
    }
}
