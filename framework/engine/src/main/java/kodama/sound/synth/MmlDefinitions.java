package kodama.sound.synth;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The definitions of a song: macros, sequences, waves. */
final class MmlDefinitions {
    private static final String NUMBER = "(0|[1-9][0-9]{0,2})";

    private final Map<String, List<MmlCommand>> macros = new HashMap<>();
    private final Map<String, StepSequence> sequences = new HashMap<>();
    private final Map<String, WaveTable> waves = new HashMap<>();

    /** Parses all definitions of a text, including unused ones. */
    static MmlDefinitions of(SongText text) {
        MmlDefinitions definitions = new MmlDefinitions();
        text.definitions().forEach((name, span) -> {
            MmlCursor cursor = new MmlCursor(text.code(), List.of(span));
            if (name.startsWith("$")) definitions.macros.put(name, new MmlParser(cursor, text.isReversed()).all());
            else definitions.read(name, cursor, span.from());
        });
        return definitions;
    }

    private void read(String name, MmlCursor cursor, int offset) {
        if (name.matches("@v" + NUMBER)) sequences.put(name, SequenceParser.volume(cursor, name));
        else if (name.matches("@e" + NUMBER)) sequences.put(name, SequenceParser.arpeggio(cursor, name));
        else if (name.matches("@w" + NUMBER)) waves.put(name, SequenceParser.wave(cursor, name));
        else throw new MmlException(offset, "'" + name + "' cannot be defined; $name, @v1, @e1 and @w1 can");
    }

    List<MmlCommand> macro(int offset, String name) {
        return found(offset, name, macros.get(name));
    }

    StepSequence sequence(int offset, String name) {
        return found(offset, name, sequences.get(name));
    }

    WaveTable wave(int offset, String name) {
        return found(offset, name, waves.get(name));
    }

    private static <T> T found(int offset, String name, @Nullable T value) {
        if (value == null) throw new MmlException(offset, "'" + name + "' is not defined: " + name + " = { ... }");
        return value;
    }
}
