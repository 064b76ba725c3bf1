package kodama.unittest;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import kodama.base.PrintableText;
import kodama.file.GameFiles;
import kodama.input.Controls;
import kodama.loop.game.PlayerControls;
import kodama.loop.replay.ReplayDifference;
import kodama.loop.replay.ReplayMatch;
import kodama.loop.replay.RunPlayer;
import kodama.option.PlayerData;
import kodama.replay.Replay;
import kodama.replay.ReplayException;
import kodama.replay.ReplayFile;
import kodama.replay.ReplayReader;
import kodama.replay.WorldStart;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/**
 * A replay that a test plays in its world: the last world of the recording, since a test has a single one. Owned by the
 * game thread.
 */
final class TestReplay {
    private final String path;
    private final RunPlayer player;
    private final WorldStart start;
    private final List<ReplayDifference> differences = new ArrayList<>();
    private @Nullable PlayerControls keys;
    private boolean hasBegun;

    private TestReplay(String path, ReplayReader reader) {
        this.path = path;
        while (reader.world() < reader.worlds() - 1) reader.nextWorld();
        WorldStart last = reader.nextStart();
        player = new RunPlayer(reader, differences::add).drawingAsRecorded();
        start = player.beginWorld(last);
    }

    /**
     * Reads a replay.
     *
     * @param path its path in the game's folder
     * @throws kodama.file.GameFileException if there is no such file
     * @throws ReplayException if it is not a replay of this game, is damaged, or begins at a mark
     */
    static TestReplay read(String path, GameFiles files, GameConfig config) {
        Replay replay = ReplayFile.decode(path, files.read(path));
        String other = ReplayMatch.otherGame(replay.header(), config);
        if (other != null) throw new ReplayException(path + " " + other);
        TestReplay made = new TestReplay(path, replay.reader());
        String mark = made.start.first().mark();
        if (mark.isEmpty()) return made;
        throw new ReplayException(
                path + " begins at the mark '" + PrintableText.line(mark) + "'; record it from the start of a scene");
    }

    String path() {
        return path;
    }

    /** Returns the journal of the world. */
    RunPlayer player() {
        return player;
    }

    /** Returns the recorded saves and settings. */
    PlayerData playerData() {
        return player.playerData();
    }

    /** Returns how the world begins. */
    WorldStart start() {
        return start;
    }

    /** Sets keys and input as they were at the start. Called before the world is created. */
    void openControls(Controls controls, GameConfig config) {
        PlayerControls made = new PlayerControls(controls, player.playerData().settings());
        made.beginWorld(config.controls());
        player.synchronizeInput(controls);
        keys = made;
    }

    /** Lets the next ticks be those of the recording. */
    void begin() {
        hasBegun = true;
    }

    /** Returns whether the next tick is one of the recording. */
    boolean isPlaying() {
        return hasBegun && !player.isWorldOver();
    }

    /** Sets the input of the next tick, and the settings that change before it. */
    void beginTick(Controls controls) {
        player.latch(controls);
        player.adoptSettings();
    }

    /** Applies the settings that have changed. */
    void endTick() {
        if (keys != null) keys.applyChanges();
    }

    /**
     * Draws a tick as often as it was drawn when it was recorded.
     *
     * @param draw draws a frame, given the number of frames of the base rate that it represents
     */
    void draw(DoubleConsumer draw) {
        player.drawRecorded(draw);
    }

    /** Returns the first difference from the recording so far; null if there is none. */
    @Nullable
    ReplayDifference difference() {
        return differences.isEmpty() ? null : differences.get(0);
    }
}
