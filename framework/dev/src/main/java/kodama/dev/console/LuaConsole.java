package kodama.dev.console;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kodama.dev.ui.DevKeys;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.draw.DrawList;
import kodama.file.ContainedPath;
import kodama.input.Key;
import kodama.input.Pad;
import kodama.input.RawInput;
import kodama.input.TypedInput;
import kodama.log.Log;
import kodama.log.LogLine;
import kodama.log.LogMask;
import kodama.loop.GameErrors;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.World;
import kodama.lua.bind.Values;
import kodama.script.ScriptWorld;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * The in-game console: it runs lines of Lua in the game, which continues behind it and gets no key presses. It also
 * shows printed and logged lines.
 *
 * <p>Owned by the game thread, except log lines, which may come from any thread.
 */
public final class LuaConsole implements Overlay, Consumer<LogLine> {
    private static final int PAGE = 8;

    private final RawInput raw;
    private final Supplier<String> clipboard;
    private final InputHistory history;
    private final GameErrors errors;
    private final ConsoleHelp help = new ConsoleHelp();
    private final ConsoleOutput output = new ConsoleOutput();
    private final InputLine line = new InputLine();
    private final Queue<LogLine> incoming = new ConcurrentLinkedQueue<>();

    /** Lines of an incomplete entry. */
    private final List<String> before = new ArrayList<>();

    private @Nullable ConsoleEvaluator scripts;
    private boolean isOpen;
    private String hint = "";

    /** Number of rows by which the output is scrolled up. */
    private int scrolled;

    /**
     * Creates a closed console.
     *
     * @param folder the game's folder, for the history
     * @param log the log to show
     * @param errors gets entries that were terminated; their errors are shown here
     * @param clipboard returns the text to paste; empty for none
     */
    public LuaConsole(RawInput raw, ContainedPath folder, Log log, GameErrors errors, Supplier<String> clipboard) {
        this.raw = raw;
        this.errors = errors;
        this.clipboard = clipboard;
        history = new InputHistory(folder, log);
        log.lines().forEach(incoming::add);
        log.listen(LogMask.ALL, this);
    }

    @Override
    public void accept(LogLine logLine) {
        incoming.add(logLine);
    }

    @Override
    public void begin(RunningGame game) {
        if (isOpen) open(false);
    }

    @Override
    public void end(RunningGame game) {
        scripts = null;
        if (isOpen) open(false);
    }

    /** Handles input; never holds the game. */
    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        for (LogLine logLine = incoming.poll(); logLine != null; logLine = incoming.poll()) output.print(logLine);
        if (isOpen) for (TypedInput typed : raw.takeTyped()) take(typed, game.world());
        else if (pad.isPressed(DevKeys.CONSOLE) || pad.isPressed(DevKeys.CONSOLE_ALTERNATIVE)) open(true);
        if (isOpen && pad.isPressed(DevKeys.CONSOLE_ALTERNATIVE)) open(false);
        return false;
    }

    private void open(boolean on) {
        isOpen = on;
        raw.enterText(on);
        if (!on) history.save();
    }

    private void take(TypedInput typed, World world) {
        if (!isOpen) return;
        if (typed.key() == null) write(typed.text().replace("`", ""));
        else if (typed.withCtrl()) takeWithCtrl(typed.key(), world);
        else take(typed.key(), world);
    }

    private void write(String letters) {
        line.insert(letters);
        String head = line.beforeCursor();
        int open = head.indexOf('(');
        hint = help.signature(open < 0 ? head : head.substring(0, open));
    }

    private void takeWithCtrl(Key key, World world) {
        switch (key) {
            case V -> paste(world);
            case C -> clear();
            case L -> output.clear();
            case A -> line.home();
            case E -> line.end();
            default -> {} // not a command
        }
    }

    private void paste(World world) {
        List<String> lines = clipboard.get().lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            write(lines.get(i).replace("\t", "  "));
            if (i < lines.size() - 1) enter(world);
        }
    }

    private void clear() {
        line.set("");
        before.clear();
        hint = "";
    }

    private void take(Key key, World world) {
        switch (key) {
            case BACK_QUOTE -> {
                if (line.text().isEmpty()) open(false);
            }
            case ESCAPE -> {
                clear();
                open(false);
            }
            case ENTER -> enter(world);
            case TAB -> complete(world);
            case BACKSPACE -> line.deleteBeforeCursor();
            case DELETE -> line.deleteAfterCursor();
            case LEFT -> line.move(-1);
            case RIGHT -> line.move(1);
            case HOME -> line.home();
            case END -> line.end();
            case UP -> line.set(history.step(-1, line.text()));
            case DOWN -> line.set(history.step(1, line.text()));
            case PAGE_UP -> scrolled += PAGE;
            case PAGE_DOWN -> scrolled = Math.max(0, scrolled - PAGE);
            default -> {} // characters arrive as typed text
        }
    }

    private void enter(World world) {
        scrolled = 0;
        hint = "";
        String entered = line.text();
        line.set("");
        if (entered.isBlank() && before.isEmpty()) return;
        history.add(entered);
        output.print((before.isEmpty() ? "> " : "| ") + entered, Palette.DIM);
        before.add(entered);
        run(String.join("\n", before), world);
    }

    private void run(String entry, World world) {
        String command = entry.strip();
        ConsoleEvaluator now = scripts(world);
        if (command.equals("help") || command.startsWith("help "))
            printHelp(command.substring("help".length()).strip());
        else if (now.isIncomplete(entry)) return; // more lines follow
        else run(now, entry);
        before.clear();
    }

    /** An entry that was terminated fails like a task. Its error is in the log and needs no error screen. */
    private void run(ConsoleEvaluator now, String entry) {
        boolean wasWell = errors.shown().isEmpty();
        now.run(entry);
        if (wasWell) errors.dismiss();
    }

    private void printHelp(String name) {
        for (String each : help.of(name)) output.print(each, Palette.MINT);
    }

    /** The evaluator of the current world, which is another one after a reset. */
    private ConsoleEvaluator scripts(World world) {
        ConsoleEvaluator now = scripts;
        if (now == null || !now.belongsTo(world.scripts())) now = new ConsoleEvaluator(world.scripts(), new Told());
        now.showVariablesOf(world.pausedLine());
        scripts = now;
        return now;
    }

    /** Shows the results of entries. */
    private final class Told implements ConsoleEvaluator.Listener {
        @Override
        public void returned(Values results) {
            ConsoleEvaluator now = scripts;
            if (now == null) return;
            String text = IntStream.rangeClosed(1, results.count())
                    .mapToObj(i -> now.writer().write(results.get(i)))
                    .collect(Collectors.joining("  "));
            output.print(text, Palette.WHITE);
        }

        @Override
        public void failed(String message) {
            output.print(message, Palette.PINK);
        }

        @Override
        public void stillRunning(Task task) {
            output.print("running as " + task, Palette.DIM);
        }
    }

    private void complete(World world) {
        ConsoleEvaluator now = scripts(world);
        ScriptWorld scripted = world.scripts();
        Completion.Candidates found = new Completion(
                        help.docs(),
                        List.of(
                                now.environment(),
                                now.shownVariables(),
                                scripted.lua().globals()),
                        table -> scripted.taskOf(table) != null)
                .of(line.beforeCursor());
        line.insert(found.more());
        String signature = help.signature(line.beforeCursor());
        hint = found.words().size() > 1 ? String.join("  ", found.words()) : signature;
    }

    @Override
    public void draw(DrawList list, int width, int height, RunningGame game) {
        if (isOpen) ConsoleView.draw(DotCanvas.on(list, width, height), output, before, line, hint, scrolled);
    }
}
