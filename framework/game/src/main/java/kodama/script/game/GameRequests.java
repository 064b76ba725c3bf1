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
import org.jspecify.annotations.Nullable;

/** The requests of a game to the main loop, each checked at the call, so that a wrong one changes nothing. */
public final class GameRequests {
    /** The effort of looking at files, of which there may be many. */
    private static final int COST_OF_LOOK = 50_000;

    private static final int GREATEST_CODE = 255;
    private static final String FIRST_SCENE = "the first scene";

    private final LoopRequests requests;
    private final SceneManager scenes;
    private final SceneFiles sceneFiles;
    private final GameFiles files;
    private final Consumer<Table> fieldCheck;
    private final StepBudget effort;

    /**
     * Takes the parts.
     *
     * @param fieldCheck refuses the table of a first task that belongs to a task that stays, or has a wrong field
     * @param effort charges the script that asks
     */
    public GameRequests(
            LoopRequests requests,
            SceneManager scenes,
            SceneFiles sceneFiles,
            GameFiles files,
            Consumer<Table> fieldCheck,
            StepBudget effort) {
        this.requests = requests;
        this.scenes = scenes;
        this.sceneFiles = sceneFiles;
        this.files = files;
        this.fieldCheck = fieldCheck;
        this.effort = effort;
    }

    /**
     * Ends the program after this frame.
     *
     * @param code the exit code; 0 to 255
     * @throws IllegalArgumentException if the code is outside its bounds
     */
    public void quit(int code) {
        requests.submit(new LoopRequest.Quit(Checks.between("code", code, 0, GREATEST_CODE)));
    }

    /**
     * Starts the scripts again after this frame: a simple reset.
     *
     * @param first the new beginning; null for the same as before
     * @throws RuntimeException if it names a scene or save that is not there, or holds other than plain data
     */
    public void reset(@Nullable FirstScene first) {
        requests.submit(new LoopRequest.SimpleReset("game.reset()", checked(first)));
    }

    /**
     * Ends the game with all its parts after this frame and begins again: a soft reset.
     *
     * @param loop the name of the loop object; empty for another one of the same kind
     * @param first the new beginning; null for the same as before
     * @throws RuntimeException if there is no such loop object, or as with {@link #reset}
     */
    public void softReset(String loop, @Nullable FirstScene first) {
        requests.submit(new LoopRequest.SoftReset(loop, checked(first)));
    }

    private @Nullable FirstScene checked(@Nullable FirstScene first) {
        effort.spend(COST_OF_LOOK);
        if (first == null) return null;
        checkScene(first.scene());
        checkScene(first.base());
        if (!first.save().isEmpty()) FirstSceneFiles.save(files, first.save());
        if (first.fps() != 0) Checks.between("fps of " + FIRST_SCENE, first.fps(), 1, Timing.MAX_FPS);
        return plain(first);
    }

    private void checkScene(String name) {
        if (!name.isEmpty()) sceneFiles.check(name);
    }

    /** A copy, because the game that asked has ended when it is read. */
    @SuppressWarnings("unchecked") // the copy of a list is one, and that of a map by strings
    private static FirstScene plain(FirstScene first) {
        PlainCopy copy = new PlainCopy(FIRST_SCENE);
        Map<String, Object> fields = (Map<String, Object>) copy.plain(first.fields());
        List<DebugCommand> commands = first.commands().stream()
                .map(command -> new DebugCommand(command.name(), (List<Object>) copy.plain(command.arguments())))
                .toList();
        return new FirstScene(first.scene(), first.base(), fields, first.save(), commands, first.fps(), first.mark());
    }

    /**
     * Shows another number of frames a second, from the next frame on; ticks stay as they are.
     *
     * @param fps frames a second; 1 to 240
     * @throws IllegalArgumentException if it is outside its bounds
     */
    public void setFrameRate(int fps) {
        requests.submit(new LoopRequest.ChangeFrameRate(Checks.between("fps", fps, 1, Timing.MAX_FPS)));
    }

    /**
     * Ends all tasks that are not persistent when this tick is over, and starts another scene with the next.
     *
     * @param name the name of a file in {@code scenes/}, or of a class of tasks
     * @param fields becomes the table of its first task; null for an empty one
     * @throws RuntimeException if there is neither, or a field makes no sense
     */
    public void changeScene(String name, @Nullable Table fields) {
        effort.spend(COST_OF_LOOK);
        sceneFiles.check(name);
        if (fields != null) fieldCheck.accept(fields);
        scenes.request(name, fields);
    }
}
