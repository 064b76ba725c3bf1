package kodama.script.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import kodama.base.PrintableText;
import kodama.base.StepBudget;
import kodama.log.Log;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.request.LoopRequests;
import kodama.script.config.PlainCopy;
import kodama.script.config.PlainData;
import org.jspecify.annotations.Nullable;

/**
 * The place to which a reset of {@code kodama dev} returns: the last scene that began, checkpoint or mark, with the
 * plain data of {@code game.data} at that time.
 *
 * <p>Owned by the game thread.
 */
public final class SceneCheckpoints {
    private static final String DATA = "game.data";
    private static final String FIELDS = "the fields of a checkpoint";
    private static final String FUNCTION = "scene.checkpoint: ";

    private final LoopRequests requests;
    private final Lua lua;
    private final Table data;
    private final Predicate<Value> isTask;
    private final boolean isKept;
    private final LongSupplier tick;
    private final BooleanSupplier isSeeking;
    private final Log log;

    /** How the current scene began; null if its fields are not plain data. */
    private @Nullable GameStart here = GameStart.of(FirstScene.DEFAULT);

    /** The last start of a scene or checkpoint, from which marks are sought; null as above. */
    private @Nullable GameStart last = here;

    private long lastTick;

    /** What {@code game.data} contains at the mark to which the first scene is fast-forwarded. */
    private Map<String, Object> markData = Map.of();

    /** Whether the scene that begins next is that of {@link #here}. */
    private boolean isStarting;

    /**
     * Creates the checkpoints of a world.
     *
     * @param data the table {@code game.data}
     * @param isTask whether a value is the table of a task
     * @param isKept whether any reset returns to them, as in {@code kodama dev}
     * @param tick returns the number of the current tick
     * @param isSeeking whether the scene is being fast-forwarded to a mark: then nothing is a checkpoint
     * @param log told of a section that does not exist any more
     */
    SceneCheckpoints(
            LoopRequests requests,
            Lua lua,
            Table data,
            Predicate<Value> isTask,
            boolean isKept,
            LongSupplier tick,
            BooleanSupplier isSeeking,
            Log log) {
        this.requests = requests;
        this.lua = lua;
        this.data = data;
        this.isTask = isTask;
        this.isKept = isKept;
        this.tick = tick;
        this.isSeeking = isSeeking;
        this.log = log;
    }

    /** Called when the world starts, after its save and commands: fills {@code game.data}. */
    void start(GameStart start) {
        here = new GameStart(start.first().withMark(""), start.data(), Map.of());
        markData = start.markData();
        setLast(here);
        isStarting = true;
        fill(start.data());
    }

    private void fill(Map<String, Object> values) {
        values.forEach((name, value) -> data.put(name, PlainData.toLua(lua, value)));
    }

    /** Called when a scene begins, other than one on top of another. A scene whose fields are not plain is left out. */
    void sceneBegan(String name, @Nullable Object fields) {
        if (isStarting) {
            isStarting = false;
            return;
        }
        if (!isKept) return;
        here = startOf(name, fields);
        setLast(here);
        if (here != null && !isSeeking.getAsBoolean()) requests.setCheckpoint(here);
    }

    /** Returns null if the fields are not plain data: then the checkpoint before remains. */
    private @Nullable GameStart startOf(String name, @Nullable Object fields) {
        try {
            FirstScene scene = FirstScene.of(name).withFields(plain(fields, "its fields", StepBudget.UNLIMITED));
            return new GameStart(scene, dataNow(StepBudget.UNLIMITED), Map.of());
        } catch (LuaException notPlain) {
            return null;
        }
    }

    private void setLast(@Nullable GameStart start) {
        last = start;
        lastTick = tick.getAsLong();
    }

    /**
     * Makes the current scene, with some more fields, the checkpoint.
     *
     * @throws LuaException if the fields are not plain data
     */
    void reach(@Nullable Table fields, StepBudget effort) {
        if (fields != null) checkFields(fields, effort);
        reachWith(plain(fields, FUNCTION + "the fields", effort), effort);
    }

    /** Names the field that is not plain. */
    private static void checkFields(Table fields, StepBudget effort) {
        for (Table.Entry entry : fields) {
            effort.spend(1);
            if (!entry.key().is(LuaType.STRING)) continue;
            Value value = entry.value();
            String what = FUNCTION + "field '" + PrintableText.line(entry.key().text()) + "'";
            if (value.is(LuaType.TABLE)) PlainData.fromLua(value, what, effort);
            else if (!value.is(LuaType.STRING) && !value.is(LuaType.NUMBER) && !value.is(LuaType.BOOLEAN))
                throw new LuaException(
                        what + " must be a string, number, boolean or table of these but was " + value.describe());
        }
    }

    /**
     * Makes the current scene, with some more fields, the checkpoint.
     *
     * @throws IllegalArgumentException if the fields are not plain data
     */
    @SuppressWarnings("unchecked") // copies of maps have strings as keys
    void reach(Map<String, ?> fields, StepBudget effort) {
        reachWith((Map<String, Object>) new PlainCopy(FIELDS).plain(fields), effort);
    }

    private void reachWith(Map<String, Object> more, StepBudget effort) {
        Map<String, Object> now = dataNow(effort);
        GameStart start = here;
        if (!isKept || start == null) return;
        Map<String, Object> all = new LinkedHashMap<>(start.first().fields());
        all.putAll(more);
        GameStart reached = new GameStart(start.first().withFields(all).withSave(""), now, Map.of());
        setLast(reached);
        if (!isSeeking.getAsBoolean()) requests.setCheckpoint(reached);
    }

    /** Makes a mark of the current scene the checkpoint: the scene is fast-forwarded from the last one before. */
    void passMark(String mark, StepBudget effort) {
        Map<String, Object> now = dataNow(effort);
        GameStart from = last;
        if (!isKept || from == null) return;
        GameStart reached = new GameStart(from.first().withMark(mark), from.data(), now);
        requests.setCheckpoint(reached, tick.getAsLong() - lastTick);
    }

    /** Called when the mark is reached to which the scene was fast-forwarded. */
    void arriveAtMark() {
        fill(markData);
    }

    /** Returns whether the game starts at the last checkpoint. */
    boolean isCheckpoint(GameStart start) {
        return start.equals(requests.checkpoint());
    }

    /** Logs that a scene was saved without the section to continue at. */
    void reportMissing(String scene, String section) {
        log.notice("scene '" + scene + "' has no section '" + section + "' any more: it continues at its beginning"
                + " (F5 starts over)");
    }

    /** Copies what is plain of {@code game.data}: tasks and functions exist only until the reset. */
    private Map<String, Object> dataNow(StepBudget effort) {
        Map<String, Object> now = new LinkedHashMap<>();
        for (Table.Entry entry : data) {
            if (!entry.key().is(LuaType.STRING) || isTask.test(entry.value())) continue;
            try {
                now.put(entry.key().text(), PlainData.fromLua(entry.value(), DATA, effort));
            } catch (LuaException notPlain) {
                // left out
            }
        }
        return now;
    }

    @SuppressWarnings("unchecked") // PlainData creates no other maps
    private static Map<String, Object> plain(@Nullable Object table, String what, StepBudget effort) {
        if (table == null) return Map.of();
        Object plain = PlainData.fromLua((Value) table, what, effort);
        if (plain instanceof List<?>) throw new LuaException(what + " must be a table of names, not a list");
        return (Map<String, Object>) plain;
    }
}
