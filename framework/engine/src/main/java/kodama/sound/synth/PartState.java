package kodama.sound.synth;

import java.util.List;

/** The current settings of a part: octave, volume, instrument. */
final class PartState {
    /** The waveforms {@code @0} to {@code @8}. */
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

    private static final int DEFAULT_SHAPE = 2;
    private static final int OCTAVE = 12;
    private static final int MAX_NOTE = 127;
    private static final double MAX_VOLUME = 15;
    private static final double PAN_CENTER = 64;

    private final MmlDefinitions definitions;
    private int octave = 4;
    private int volume = 12;
    private int shift;
    private double pan;
    private int gate = 8;
    private int gateTicks;
    private Instrument instrument = Instrument.of(SHAPES.get(DEFAULT_SHAPE));

    PartState(MmlDefinitions definitions) {
        this.definitions = definitions;
    }

    /** Changes any setting except the tempo, which belongs to the song. */
    void set(int offset, MmlSetting setting, int value) {
        switch (setting) {
            case OCTAVE -> octave = value;
            case VOLUME -> volume = value;
            case GATE -> gate = value;
            case GATE_TICKS -> gateTicks = value;
            case SHIFT -> shift = value;
            case PAN -> pan = Math.max(-1, (value - PAN_CENTER) / (PAN_CENTER - 1));
            case SHAPE -> setWave(SHAPES.get(value));
            case CUSTOM_WAVE -> setWave(definitions.wave(offset, "@w" + value));
            case VOLUME_SEQUENCE -> setVolumes(definitions.sequence(offset, "@v" + value));
            case ARPEGGIO -> setArpeggio(definitions.sequence(offset, "@e" + value));
            case DETUNE -> setBend(instrument.vibrato(), instrument.sweep(), value);
            case SWEEP -> setBend(instrument.vibrato(), value, instrument.detune());
            default -> throw new IllegalArgumentException(setting + " is not the voice's");
        }
    }

    void change(int offset, MmlSetting setting, int by) {
        if (setting == MmlSetting.OCTAVE) octave = setting.check(offset, octave + by);
        else volume = setting.check(offset, volume + by);
    }

    void clear(MmlSetting setting) {
        if (setting == MmlSetting.VOLUME_SEQUENCE) setVolumes(StepSequence.FULL);
        else setArpeggio(StepSequence.NONE);
    }

    void setVibrato(Vibrato vibrato) {
        setBend(vibrato, instrument.sweep(), instrument.detune());
    }

    private void setWave(Waveform wave) {
        instrument = new Instrument(
                wave,
                instrument.volume(),
                instrument.arpeggio(),
                instrument.vibrato(),
                instrument.sweep(),
                instrument.detune());
    }

    private void setVolumes(StepSequence volumes) {
        instrument = new Instrument(
                instrument.wave(),
                volumes,
                instrument.arpeggio(),
                instrument.vibrato(),
                instrument.sweep(),
                instrument.detune());
    }

    private void setArpeggio(StepSequence arpeggio) {
        instrument = new Instrument(
                instrument.wave(),
                instrument.volume(),
                arpeggio,
                instrument.vibrato(),
                instrument.sweep(),
                instrument.detune());
    }

    private void setBend(Vibrato vibrato, int sweep, int detune) {
        instrument =
                new Instrument(instrument.wave(), instrument.volume(), instrument.arpeggio(), vibrato, sweep, detune);
    }

    /** Returns a note with the current settings. */
    Note note(MmlCommand.Play play) {
        int pitch = pitch(play.offset(), play.pitch());
        MmlCommand.Slide slide = play.slide();
        if (slide == null) return note(pitch, pitch);
        octave = MmlSetting.OCTAVE.check(slide.offset(), octave + slide.octaves());
        return note(pitch, pitch(slide.offset(), slide.to()));
    }

    private Note note(int pitch, int slidesTo) {
        return new Note(instrument, pitch, slidesTo, volume / MAX_VOLUME, pan);
    }

    private int pitch(int offset, MmlCommand.Pitch written) {
        int plain = written instanceof MmlCommand.InOctave note
                ? (octave + 1) * OCTAVE + note.halfTones()
                : ((MmlCommand.Absolute) written).number();
        return MmlSetting.check(offset, "the number of a note", plain + shift, 0, MAX_NOTE);
    }

    /** Returns the time for which a note of a length is held, at least an eighth of it. */
    Fraction held(Fraction length) {
        Fraction least = length.times(1, 8);
        Fraction held = length.times(gate, 8).minus(Fraction.of(gateTicks, NoteLength.MAX_DIVISOR));
        return held.compareTo(least) < 0 ? least : held;
    }
}
