package kodama.script.api.tween;

import kodama.lua.bind.LuaException;
import kodama.script.task.ScriptedTask;
import org.jspecify.annotations.Nullable;

/** A child task that changes values until it is done. */
final class ChangeTask extends ScriptedTask {
    private final ValueChange change;
    private final String function;
    private final String line;
    private final long firstTick;

    /**
     * @param change a change that has begun
     * @param function name of the function that started it
     * @param line line of the call; null if it is not known
     * @param tick the current tick; the change is first advanced in a later one, as by a task that waits for it
     */
    ChangeTask(ValueChange change, String function, @Nullable String line, long tick) {
        this.change = change;
        this.function = function;
        this.line = line == null ? "" : line;
        firstTick = tick + 1;
    }

    @Override
    protected boolean update(double dt) {
        if (tasks().tick() < firstTick) return true;
        try {
            return change.advance(timeScale()) == ValueChange.CONTINUES;
        } catch (LuaException wrong) {
            throw line.isEmpty() ? wrong : new LuaException(line + ": " + wrong.getMessage());
        }
    }

    @Override
    protected int prefetchUpdate(int step) {
        return step < 2 ? change.prefetch(step) : 0;
    }

    @Override
    protected String kind() {
        return function;
    }

    @Override
    protected String origin() {
        return line.isEmpty() ? function : line;
    }

    @Override
    public String location() {
        return origin();
    }
}
