package kodama.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import kodama.input.TickInput;
import kodama.replay.ReplayEvent.Checkpoint;
import kodama.replay.ReplayEvent.Edited;
import kodama.replay.ReplayEvent.FinalState;
import kodama.replay.ReplayEvent.FpsMeasured;
import kodama.replay.ReplayEvent.FrameLength;
import kodama.replay.ReplayEvent.Frames;
import kodama.replay.ReplayEvent.InputSynchronized;
import kodama.replay.ReplayEvent.JobArrived;
import kodama.replay.ReplayEvent.SaveAnswered;
import kodama.replay.ReplayEvent.ScriptEnded;
import kodama.replay.ReplayEvent.SettingChanged;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.save.SaveAnswer;
import kodama.save.SaveAnswerCodec;
import kodama.save.SaveException;
import kodama.save.Settings;
import org.jspecify.annotations.Nullable;

/**
 * Reads the body of a replay, tick by tick. The constructor reads it once to its end, so that a body that is damaged is
 * refused before anything is played. Owned by the game thread.
 */
public final class ReplayReader {
    private static final int MAX_FRAMES = 1 << 20;
    private static final int MAX_FPS = 1000;

    // most events between two ticks
    private static final int MAX_EVENTS = 1 << 16;
    private static final int MAX_SYNCHRONIZATIONS = 16;

    private static final double MAX_BASE_FRAMES = 1e6;

    private final ByteCursor in;
    private final InputState input = new InputState();

    /** Number of ticks of each world. */
    private final List<Long> lengths = new ArrayList<>();

    /** How each world begins. */
    private final List<WorldStart> starts = new ArrayList<>();

    private int world = -1;
    private WorldHash lastHash = Checkpoints.NONE;

    /** The files of the current world. */
    private Map<String, Long> files = Map.of();

    /** Ticks of the current world before the next event. */
    private long ticksToEvent;

    private int kind;
    private long tick;

    /** Frames of all worlds, while the body is checked. */
    private long frames;

    /**
     * Reads and checks a body.
     *
     * @throws ReplayException if it is damaged
     */
    public ReplayReader(byte[] body) {
        in = new ByteCursor(body);
        long all = 0;
        while (!in.isAtEnd()) all = check(all);
        if (lengths.isEmpty()) throw new ReplayException("it contains no run");
        in.seek(0);
        world = -1;
    }

    /** Reads a world. A tick has a limited number of events, because they are kept in memory while it is played. */
    private long check(long before) {
        if (starts.size() == EventFormat.MAX_WORLDS)
            throw new ReplayException("it has more than " + EventFormat.MAX_WORLDS + " worlds");
        starts.add(begin());
        long ticks = 0;
        int events = 0;
        int synchronizations = 0;
        while (true) {
            if (ticksToEvent != 0) events = synchronizations = 0;
            ticks += ticksToEvent;
            if (ticks < 0 || before + ticks > EventFormat.MAX_TICKS || ticksToEvent < 0)
                throw new ReplayException("it has more than " + EventFormat.MAX_TICKS + " ticks");
            if (kind == EventFormat.END_OF_WORLD) break;
            if (kind == EventFormat.INPUT_SYNCHRONIZED) synchronizations++;
            if (++events > MAX_EVENTS || synchronizations > MAX_SYNCHRONIZATIONS)
                throw new ReplayException("it has more events than a tick can have");
            event(this::countFrames);
            if (frames > EventFormat.mostFrames(before + ticks))
                throw new ReplayException("it has more frames than a game can draw");
            head();
        }
        lengths.add(ticks);
        return before + ticks;
    }

    private void countFrames(ReplayEvent event) {
        if (event instanceof Frames drawn) frames += drawn.shown() + drawn.held();
    }

    private WorldStart begin() {
        world++;
        tick = 0;
        input.clear();
        lastHash = Checkpoints.NONE;
        int flags = in.next();
        if (flags > (EventFormat.FRESH | EventFormat.SAME_FILES | EventFormat.HAS_DATA))
            throw new ReplayException("it contains a world that begins in an unknown way");
        WorldStart start = new WorldStart(
                (flags & EventFormat.FRESH) != 0,
                in.fixed(Long.BYTES),
                gameStart((flags & EventFormat.HAS_DATA) != 0),
                in.text(),
                settings(names(in.plain())),
                files((flags & EventFormat.SAME_FILES) != 0));
        head();
        return start;
    }

    /** The first world must have its own. */
    private Map<String, Long> files(boolean isSame) {
        if (!isSame) files = Map.copyOf(in.numbers());
        else if (world == 0) throw new ReplayException("its first world has no files");
        return files;
    }

    private GameStart gameStart(boolean hasData) {
        FirstScene first = firstScene();
        return hasData ? new GameStart(first, names(in.plain()), names(in.plain())) : GameStart.of(first);
    }

    private FirstScene firstScene() {
        String scene = in.text();
        String base = in.text();
        Map<String, Object> fields = names(in.plain());
        String save = in.text();
        long count = in.number("the number of commands", Short.MAX_VALUE);
        List<FirstScene.DebugCommand> commands = new ArrayList<>();
        for (long i = 0; i < count; i++) commands.add(command());
        return new FirstScene(
                scene, base, fields, save, commands, (int) in.number("the frame rate", MAX_FPS), in.text());
    }

    private FirstScene.DebugCommand command() {
        String name = in.text();
        if (in.plain() instanceof List<?> arguments) return new FirstScene.DebugCommand(name, List.copyOf(arguments));
        throw new ReplayException("it contains a command without arguments");
    }

    private static Map<String, Object> names(@Nullable Object data) {
        Map<String, Object> names = new LinkedHashMap<>();
        if (!(data instanceof Map<?, ?> map)) throw new ReplayException("it contains no table where one is required");
        map.forEach((name, value) -> names.put(String.valueOf(name), value));
        return names;
    }

    private void head() {
        ticksToEvent = in.number();
        kind = in.next();
    }

    /** Returns the number of worlds. */
    public int worlds() {
        return lengths.size();
    }

    /** Returns the number of ticks of the current world. */
    public long worldTicks() {
        return lengths.get(world);
    }

    /** Returns the number of ticks of all worlds. */
    public long ticks() {
        return lengths.stream().mapToLong(Long::longValue).sum();
    }

    /** Returns the number of the current world, from 1. */
    public int world() {
        return world + 1;
    }

    /** Returns whether there is another world. */
    public boolean hasNextWorld() {
        return world + 1 < lengths.size();
    }

    /** Returns how each world begins. */
    public List<WorldStart> starts() {
        return List.copyOf(starts);
    }

    /** Returns how the next world begins. */
    public WorldStart nextStart() {
        return starts.get(world + 1);
    }

    /** Returns the number of ticks of the first world. */
    public long firstWorldTicks() {
        return lengths.get(0);
    }

    /** Returns to the start of the run, before its first world. */
    public void restart() {
        in.seek(0);
        world = -1;
    }

    /** Returns the number of ticks of the worlds before the current one. */
    public long ticksBefore() {
        return ticksBefore(world);
    }

    private long ticksBefore(int index) {
        long before = 0;
        for (int i = 0; i < index; i++) before += lengths.get(i);
        return before;
    }

    /**
     * Returns the number of the world that contains a tick, from 1.
     *
     * @param all number of ticks from the start of the run; the last tick of a world belongs to it
     */
    public int worldOf(long all) {
        int index = 0;
        while (index + 1 < lengths.size() && ticksBefore(index + 1) < all) index++;
        return index + 1;
    }

    /** Begins the next world. The rest of the current one is skipped. */
    public WorldStart nextWorld() {
        if (world >= 0) skipWorld();
        return begin();
    }

    private void skipWorld() {
        while (kind != EventFormat.END_OF_WORLD) {
            event(ignored -> {});
            head();
        }
    }

    /** Returns the number of ticks of this world that have begun. */
    public long tick() {
        return tick;
    }

    /** Returns whether all ticks of this world have begun. */
    public boolean isWorldOver() {
        return tick >= worldTicks();
    }

    /** Returns the input of the next tick, for as many players as a game can have. */
    public TickInput input() {
        return input.toTickInput();
    }

    /**
     * Takes the events that happened after the ticks that have begun, up to the input of the next tick.
     *
     * @param events receives them in order; not called for input, which {@link #input} then returns
     */
    public void takeEvents(Consumer<ReplayEvent> events) {
        while (ticksToEvent == 0 && kind != EventFormat.END_OF_WORLD) {
            event(events);
            head();
        }
    }

    /** Begins the next tick of this world. All events before it must have been taken. */
    public void beginTick() {
        tick++;
        if (ticksToEvent > 0) ticksToEvent--;
        input.endTick();
    }

    private void event(Consumer<ReplayEvent> events) {
        switch (kind) {
            case EventFormat.INPUT -> input.readChanges(in);
            case EventFormat.RELEASED -> input.readReleased(in);
            case EventFormat.INPUT_SYNCHRONIZED -> events.accept(new InputSynchronized());
            case EventFormat.JOB -> events.accept(new JobArrived(in.number("a job", Long.MAX_VALUE)));
            case EventFormat.SAVE -> events.accept(new SaveAnswered(answer()));
            case EventFormat.FPS -> events.accept(new FpsMeasured(in.number("a query", Long.MAX_VALUE), in.text()));
            case EventFormat.FRAME_LENGTH -> events.accept(frameLength());
            case EventFormat.SETTING -> events.accept(settingChange());
            case EventFormat.SCRIPT_END -> events.accept(scriptEnd());
            case EventFormat.FRAMES -> events.accept(new Frames(frames(), frames()));
            case EventFormat.EDITED -> events.accept(new Edited(in.text()));
            case EventFormat.CHECKPOINT -> events.accept(new Checkpoint(hash()));
            case EventFormat.FINAL_STATE -> events.accept(new FinalState(hash()));
            default -> throw new ReplayException("it contains an event of an unknown kind: " + kind);
        }
    }

    private SettingChanged settingChange() {
        String name = in.text();
        Object value = in.plain();
        if (value != null) settings(Map.of(name, value));
        return new SettingChanged(name, value);
    }

    private static Map<String, Object> settings(Map<String, Object> settings) {
        try {
            return Settings.inMemory(settings).all();
        } catch (SaveException unusable) {
            throw new ReplayException("it contains a setting that cannot be set");
        }
    }

    private WorldHash hash() {
        lastHash = Checkpoints.read(lastHash, in);
        return lastHash;
    }

    private int frames() {
        return (int) in.number("a number of frames", MAX_FRAMES);
    }

    private ScriptEnded scriptEnd() {
        return new ScriptEnded(in.number("instructions", Long.MAX_VALUE), frames(), in.text(), in.next());
    }

    private FrameLength frameLength() {
        int rate = (int) in.number("the frame rate", MAX_FPS);
        double baseFrames = Double.longBitsToDouble(in.fixed(Long.BYTES));
        if (rate < 1 || !(baseFrames >= 0 && baseFrames <= MAX_BASE_FRAMES))
            throw new ReplayException("it contains frames of an impossible length");
        return new FrameLength(rate, baseFrames);
    }

    private SaveAnswer answer() {
        try {
            return SaveAnswerCodec.decode(in.bytes());
        } catch (IllegalArgumentException wrong) {
            throw new ReplayException(String.valueOf(wrong.getMessage()));
        }
    }
}
