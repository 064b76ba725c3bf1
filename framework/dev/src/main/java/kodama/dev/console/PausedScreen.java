package kodama.dev.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.dev.error.ErrorText;
import kodama.dev.ui.DevKeys;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.KeyHelp;
import kodama.dev.ui.Palette;
import kodama.dev.ui.ScrollState;
import kodama.dev.ui.TextRow;
import kodama.dev.ui.TextWrap;
import kodama.draw.DrawList;
import kodama.file.GameFiles;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.loop.GameError;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.lua.bind.Value;
import kodama.script.ScriptWorld;
import kodama.script.debug.PausedLine;
import kodama.script.debug.PausedLine.ResumeAction;
import org.jspecify.annotations.Nullable;

/**
 * Shows a failed {@code expect} at which the game is paused: message, source lines, stack trace, local variables and
 * the task's fields. It covers the upper half of the window and leaves the lower one for the console.
 */
public final class PausedScreen implements Overlay {
    private static final String NEVER = "dev.never_again";
    private static final String END = "dev.end_task";
    private static final int MARGIN = 4;
    private static final int VEIL = 0xF0141024;

    private static final List<List<String>> KEYS = List.of(
            List.of("Enter", "continue"),
            List.of("N", "ignore this line"),
            List.of("K", "end this task"),
            List.of("`", "console"),
            List.of("F5", "restart"),
            List.of("Arrows", "more"));

    private static final Pattern PLACE = Pattern.compile("(?<file>.+\\.lua):(?<line>\\d{1,9})");

    private final ErrorText words;
    private final ScrollState scroll = new ScrollState();
    private @Nullable PausedLine seen;

    /** Whether the line has just been paused; keys pressed before are ignored. */
    private boolean isNew;

    public PausedScreen(GameFiles files) {
        words = new ErrorText(files);
    }

    @Override
    public KeyMap addKeys(KeyMap map) {
        return DevKeys.addScrolling(map).with(NEVER, Key.N).with(END, Key.K);
    }

    @Override
    public boolean canResume() {
        return true;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        PausedLine line = game.world().pausedLine();
        isNew = line != seen;
        seen = line;
        if (line == null) return false;
        if (isNew) scroll.to(0);
        else listen(pad, line);
        return line.isPaused();
    }

    private void listen(Pad pad, PausedLine line) {
        scroll.handleKeys(pad);
        if (pad.isPressed("start")) line.resume(ResumeAction.CONTINUE);
        else if (pad.isPressed(NEVER)) line.resume(ResumeAction.DISABLE_LINE);
        else if (pad.isPressed(END)) line.resume(ResumeAction.END_TASK);
    }

    @Override
    public boolean isExclusive(RunningGame game) {
        return game.world().pausedLine() != null;
    }

    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        PausedLine line = game.world().pausedLine();
        if (line == null) return;
        DotCanvas canvas = DotCanvas.on(list, width, height);
        List<TextRow> rows = rows(line.details(), game.world().scripts(), canvas.columns(MARGIN));
        KeyHelp help = new KeyHelp(KEYS, canvas.columns(MARGIN), 2);
        int room = Math.max(1, canvas.height() / 2 / DotCanvas.ROW - help.rows());
        scroll.resize(rows.size(), room);
        int shown = Math.min(room, rows.size() - scroll.top());
        canvas.rect(0, 0, canvas.width(), (room + help.rows()) * DotCanvas.ROW, VEIL);
        for (int i = 0; i < shown; i++) rows.get(scroll.top() + i).draw(canvas, MARGIN, i * DotCanvas.ROW);
        scroll.drawBar(canvas, 0);
        help.drawBand(canvas, MARGIN, room * DotCanvas.ROW);
    }

    private List<TextRow> rows(PausedLine.Details sight, ScriptWorld world, int columns) {
        List<TextRow> rows = new ArrayList<>(words.rows(error(sight), 0, columns));
        ValueWriter writer = new ValueWriter(world::taskOf);
        Map<String, String> locals = new TreeMap<>();
        sight.locals().forEach((name, value) -> {
            if (value instanceof Value held && !name.equals("self")) locals.put(name, writer.write(held));
        });
        add("local variables:", locals, columns, rows);
        if (sight.task() != null) add("fields of the task:", ScriptWorld.fieldsOf(sight.task()), columns, rows);
        return rows;
    }

    private static GameError error(PausedLine.Details sight) {
        String source = sight.task() == null ? sight.place() : sight.place() + " in " + sight.task();
        Matcher place = PLACE.matcher(sight.place());
        boolean isLua = place.matches();
        return new GameError(
                source,
                sight.message(),
                isLua ? Optional.of(place.group("file")) : Optional.empty(),
                isLua ? Integer.parseInt(place.group("line")) : 0,
                sight.traceback());
    }

    private static void add(String title, Map<String, String> values, int columns, List<TextRow> rows) {
        if (values.isEmpty()) return;
        rows.add(new TextRow(title, Palette.MINT, 0));
        values.forEach((name, value) -> {
            for (String line : TextWrap.wrap(name + " = " + value, columns, 6))
                rows.add(new TextRow(line, Palette.PALE, 0));
        });
    }
}
