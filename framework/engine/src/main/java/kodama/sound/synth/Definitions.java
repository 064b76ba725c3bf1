package kodama.sound.synth;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a song has given names and numbers: macros, rows, waves. */
final class Definitions {
    private static final String NUMBER = "(0|[1-9][0-9]{0,2})";

    private final Map<String, List<Command>> macros = new HashMap<>();
    private final Map<String, Steps> rows = new HashMap<>();
    private final Map<String, WaveTable> waves = new HashMap<>();

    /** Reads all definitions of a text, used or not. */
    static Definitions of(SongText text) {
        Definitions definitions = new Definitions();
        text.definitions().forEach((name, span) -> {
            Cursor cursor = new Cursor(text.code(), List.of(span));
            if (name.startsWith("$")) definitions.macros.put(name, new CommandReader(cursor, text.isReversed()).all());
            else definitions.read(name, cursor, span.from());
        });
        return definitions;
    }

    private void read(String name, Cursor cursor, int offset) {
        if (name.matches("@v" + NUMBER)) rows.put(name, RowReader.volume(cursor, name));
        else if (name.matches("@e" + NUMBER)) rows.put(name, RowReader.jumps(cursor, name));
        else if (name.matches("@w" + NUMBER)) waves.put(name, RowReader.wave(cursor, name));
        else throw new MmlError(offset, "'" + name + "' cannot be defined; $name, @v1, @e1 and @w1 can");
    }

    List<Command> macro(int offset, String name) {
        return found(offset, name, macros.get(name));
    }

    Steps row(int offset, String name) {
        return found(offset, name, rows.get(name));
    }

    WaveTable wave(int offset, String name) {
        return found(offset, name, waves.get(name));
    }

    private static <T> T found(int offset, String name, @Nullable T value) {
        if (value == null) throw new MmlError(offset, "'" + name + "' is not defined: " + name + " = { ... }");
        return value;
    }
}
