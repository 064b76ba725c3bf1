package kodama.dev;

import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.script.ScriptWorld;
import org.jspecify.annotations.Nullable;

/** Knows the running game, and has it read data files again that were saved. It shows nothing. */
public final class DataReload implements Overlay {
    private @Nullable RunningGame game;

    /** Makes one that knows no game so far. */
    public DataReload() {}

    @Override
    public void begin(RunningGame begun) {
        game = begun;
    }

    @Override
    public void end(RunningGame ended) {
        game = null;
    }

    @Override
    public boolean holdsGame(Pad pad, RunningGame shown) {
        return false;
    }

    /** Reads a file again if the game has asked for it. */
    void reload(String path) {
        if (game == null) return;
        ScriptWorld scripts = game.world().scripts();
        scripts.data().reload(path);
        scripts.barrages().reload(path);
    }
}
