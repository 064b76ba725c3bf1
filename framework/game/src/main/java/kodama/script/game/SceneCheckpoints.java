package kodama.script.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import kodama.base.StepBudget;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.request.LoopRequests;
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

    private final LoopRequests requests;
    private final Lua lua;
    private final Table data;
    private final Predicate<Value> isTask;
    private final boolean isKept;
    /** How the current scene began. */
    private GameStart here = GameStart.of(FirstScene.DEFAULT);
    /** Whether the scene that begins next is that of {@link #here}. */
    private boolean isStarting;

    /**
     * Creates the checkpoints of a world.
     *
     * @param data the table {@code game.data}
     * @param isTask whether a value is the table of a task
     * @param isKept whether any reset returns to them, as in {@code kodama dev}
     */
    SceneCheckpoints(LoopRequests requests, Lua lua, Table data, Predicate<Value> isTask, boolean isKept) {
        this.requests = requests;
        this.lua = lua;
        this.data = data;
        this.isTask = isTask;
        this.isKept = isKept;
    }

    /** Called when the world starts, after its save and commands: fills {@code game.data}. */
    void start(GameStart start) {
        here = start;
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
        try {
            FirstScene scene = FirstScene.of(name).withFields(plain(fields, "the fields", StepBudget.UNLIMITED));
            here = new GameStart(scene, dataNow(StepBudget.UNLIMITED), Map.of());
            requests.setCheckpoint(here);
        } catch (LuaException notPlain) {
            // the checkpoint before remains
        }
    }

    /**
     * Makes the current scene, with some more fields, the checkpoint.
     *
     * @throws LuaException if the fields are not plain data
     */
    void reach(@Nullable Table fields, StepBudget effort) {
        Map<String, Object> all = new LinkedHashMap<>(here.first().fields());
        all.putAll(plain(fields, "the fields of a checkpoint", effort));
        Map<String, Object> now = dataNow(effort);
        if (isKept)
            requests.setCheckpoint(
                    new GameStart(here.first().withFields(all).withMark("").withSave(""), now, Map.of()));
    }

    /** Makes a mark of the current scene the checkpoint. */
    void passMark(String mark, StepBudget effort) {
        Map<String, Object> now = dataNow(effort);
        if (isKept) requests.setCheckpoint(new GameStart(here.first().withMark(mark), here.data(), now));
    }

    /** Called when the mark is reached to which the scene was fast-forwarded. */
    void arriveAtMark() {
        fill(here.markData());
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
