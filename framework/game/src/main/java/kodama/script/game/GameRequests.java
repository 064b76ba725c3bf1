package kodama.script.game;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import kodama.base.Checks;
import kodama.base.StepBudget;
import kodama.file.GameFiles;
import kodama.lua.bind.Table;
import kodama.request.FirstScene;
import kodama.request.FirstScene.DebugCommand;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.FirstSceneFiles;
import kodama.script.config.PlainCopy;
import kodama.script.config.Timing;
import kodama.script.feel.SceneTransition;
import org.jspecify.annotations.Nullable;

/** Submits a game's requests to the main loop. Each is checked first, so that an invalid one changes nothing. */
public final class GameRequests {
    /** Instruction cost of looking for files, of which there may be many. */
    private static final int COST_OF_LOOK = 50_000;

    private static final int MAX_EXIT_CODE = 255;
    private static final String FIRST_SCENE = "the first scene";

    private final LoopRequests requests;
    private final SceneManager scenes;
    private final SceneFiles sceneFiles;
    private final GameFiles files;
    private final Consumer<Table> fieldCheck;
    private final StepBudget effort;
    private final PlayerReplays replays;

    /**
     * Creates the requests of a world.
     *
     * @param fieldCheck rejects the table of a first task if a persistent task uses it, or if a field is invalid
     * @param effort charges the calling script
     * @param replays the replays of the player, one of which may be watched
     */
    public GameRequests(
            LoopRequests requests,
            SceneManager scenes,
            SceneFiles sceneFiles,
            GameFiles files,
            Consumer<Table> fieldCheck,
            StepBudget effort,
            PlayerReplays replays) {
        this.requests = requests;
        this.scenes = scenes;
        this.sceneFiles = sceneFiles;
        this.files = files;
        this.fieldCheck = fieldCheck;
        this.effort = effort;
        this.replays = replays;
    }

    /**
     * Ends the program after this frame; while a replay is watched in the window, only the replay.
     *
     * @param code the exit code; 0 to 255
     * @throws IllegalArgumentException if the code is outside its bounds
     */
    public void quit(int code) {
        int checked = Checks.between("code", code, 0, MAX_EXIT_CODE);
        if (!replays.quitWatched()) requests.submit(new LoopRequest.Quit(checked));
    }

    /**
     * Restarts the scripts after this frame: a simple reset.
     *
     * @param first the new first scene; null for the current one
     * @throws RuntimeException if it names a scene or save that does not exist, or contains other than plain data
     */
    public void reset(@Nullable FirstScene first) {
        requests.submit(new LoopRequest.SimpleReset("game.reset()", checkFirst(first)));
    }

    /**
     * Ends the game and its Java parts after this frame and restarts them: a soft reset.
     *
     * @param loop the name of the loop object; empty for the current one
     * @param first the new first scene; null for the current one
     * @throws RuntimeException if the loop object is unknown, or as in {@link #reset}
     */
    public void softReset(String loop, @Nullable FirstScene first) {
        requests.submit(new LoopRequest.SoftReset(loop, checkFirst(first)));
    }

    private @Nullable FirstScene checkFirst(@Nullable FirstScene first) {
        effort.spend(COST_OF_LOOK);
        if (first == null) return null;
        checkScene(first.scene());
        checkScene(first.base());
        if (!first.save().isEmpty()) FirstSceneFiles.save(files, first.save());
        if (first.fps() != 0) Checks.between("fps of " + FIRST_SCENE, first.fps(), 1, Timing.MAX_FPS);
        return copyOf(first);
    }

    private void checkScene(String name) {
        if (!name.isEmpty()) sceneFiles.check(name);
    }

    /** Returns a copy, because the calling game has ended when it is read. */
    @SuppressWarnings("unchecked") // copies of lists and maps have the same types
    private static FirstScene copyOf(FirstScene first) {
        PlainCopy copy = new PlainCopy(FIRST_SCENE);
        Map<String, Object> fields = (Map<String, Object>) copy.plain(first.fields());
        List<DebugCommand> commands = first.commands().stream()
                .map(command -> new DebugCommand(command.name(), (List<Object>) copy.plain(command.arguments())))
                .toList();
        return new FirstScene(first.scene(), first.base(), fields, first.save(), commands, first.fps(), first.mark());
    }

    /**
     * Changes the target frame rate from the next frame on; the tick rate stays the same.
     *
     * @param fps frames per second; 1 to 240
     * @throws IllegalArgumentException if it is outside its bounds
     */
    public void setFrameRate(int fps) {
        requests.submit(new LoopRequest.ChangeFrameRate(Checks.between("fps", fps, 1, Timing.MAX_FPS)));
    }

    /**
     * Changes the scene. All tasks that are not persistent end after this tick, and the new scene starts with the next.
     *
     * @param name the name of a file in {@code scenes/} or of a task class
     * @param fields the table of its first task; null for an empty one
     * @throws RuntimeException if neither exists, or a field is invalid
     */
    public void changeScene(String name, @Nullable Table fields) {
        changeScene(name, fields, null);
    }

    /**
     * Changes the scene when a transition has covered the picture.
     *
     * @param name the name of a file in {@code scenes/} or of a task class
     * @param fields the table of its first task; null for an empty one
     * @param look what the transition looks like; null for none
     * @throws RuntimeException if the scene does not exist, or a field is invalid
     */
    public void changeScene(String name, @Nullable Table fields, SceneTransition.@Nullable Look look) {
        effort.spend(COST_OF_LOOK);
        sceneFiles.check(name);
        if (fields != null) fieldCheck.accept(fields);
        if (look == null) scenes.request(name, fields);
        else scenes.request(name, fields, look);
    }
}
