package kodama.script;

import java.util.Map;
import java.util.Optional;
import java.util.Random;
import kodama.base.Checks;
import kodama.draw.Image;
import kodama.hit.Targets;
import kodama.input.Controls;
import kodama.input.LatchedMouse;
import kodama.input.Pad;
import kodama.particle.ParticleLayers;
import kodama.replay.ReplayFields;
import kodama.request.FirstScene;
import kodama.save.Settings;
import kodama.script.game.CurrentScene;
import kodama.script.game.FieldValues;
import kodama.script.game.GameContext;
import kodama.script.game.GameData;
import kodama.script.game.GameSaves;
import kodama.script.game.PlayerOptions;
import kodama.script.task.ScriptedTask;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;
import kodama.shot.look.ShotStyle;
import kodama.sound.Sound;
import kodama.sound.playback.PlayedSound;
import kodama.sound.playback.SoundOptions;
import kodama.sound.playback.SoundSystem;
import kodama.task.Task;
import kodama.task.TaskGroup;
import org.jspecify.annotations.Nullable;

/**
 * The game of a task written in Java. It has the functions of {@code find} and of the Lua modules {@code game}, {@code
 * scene}, {@code save}, {@code replay}, {@code options}, {@code input}, {@code shot} and {@code sound}.
 *
 * <p>Valid until the next reset. Owned by the game thread.
 */
public final class Game {
    private static final SoundOptions EFFECT_OPTIONS = SoundOptions.in("effects");
    private static final SoundOptions MUSIC_OPTIONS = SoundOptions.in("music").looped();

    private final GameContext context;
    private final Random random;

    Game(GameContext context) {
        this.context = context;
        random = new ScriptRandom(context.lua().randomSource());
    }

    GameContext context() {
        return context;
    }

    // tasks and scenes

    /** Spawns a task in this game; a null parent makes it belong to the scene. */
    void spawn(ScriptedTask task, @Nullable Task parent) {
        context.spawner().spawn(task, parent);
    }

    /**
     * Finds a task, written in Lua or Java.
     *
     * @param name its name or, if no task has that name, its group
     * @return the first one in running order; empty if there is none
     */
    public Optional<ScriptedTask> find(String name) {
        if (context.tasks().find(name) instanceof ScriptedTask named) return Optional.of(named);
        TaskGroup members = context.tasks().group(name);
        for (int i = 0; i < members.count(); i++)
            if (members.nth(i) instanceof ScriptedTask member) return Optional.of(member);
        return Optional.empty();
    }

    /**
     * Changes the scene. All tasks that are not persistent end after this tick, and the new scene starts with the next.
     *
     * @param scene the name of a file in {@code scenes/} or of a task class
     * @throws RuntimeException if neither exists
     */
    public void changeScene(String scene) {
        context.requests().changeScene(scene, null);
    }

    /**
     * Changes the scene. All tasks that are not persistent end after this tick, and the new scene starts with the next.
     *
     * @param scene the name of a file in {@code scenes/} or of a task class
     * @param fields the fields of the scene's first task, by name: Strings, Numbers, Booleans, Lists and Maps of these,
     *     tasks, or any other objects, which only Java can use
     * @throws RuntimeException if neither exists, or a field is invalid
     */
    public void changeScene(String scene, Map<String, ?> fields) {
        context.requests().changeScene(scene, FieldValues.OF_TASK.toLua(context.lua(), fields));
    }

    /** Returns the current scene: its name, its state and its marks. */
    public CurrentScene scene() {
        return context.scene();
    }

    /** Returns the data that scenes share, {@code game.data} in Lua. */
    public GameData data() {
        return context.data();
    }

    // the program

    /** Ends the program after this frame. */
    public void quit() {
        quit(0);
    }

    /**
     * Ends the program after this frame.
     *
     * @param code the exit code; 0 to 255
     * @throws IllegalArgumentException if the code is outside its bounds
     */
    public void quit(int code) {
        context.requests().quit(code);
    }

    /**
     * Restarts the game after this frame at the current {@link FirstScene}: a simple reset. The current first scene is
     * the one given to the last reset that named one; {@link FirstScene#DEFAULT} returns to the scene that game.lua
     * names.
     */
    public void reset() {
        context.requests().reset(null);
    }

    /**
     * Restarts the game after this frame, as {@code game.reset} in Lua: a simple reset.
     *
     * @param first the first scene, as {@code FirstScene.of("mygame.Play").with(Map.of("level", 3))}
     * @throws RuntimeException if it names a scene or save that does not exist, or contains other than plain data
     */
    public void reset(FirstScene first) {
        context.requests().reset(first);
    }

    /**
     * Ends the game and its Java parts after this frame and restarts them, with the same loop object and at the current
     * {@link FirstScene}, as {@link #reset()} does: a soft reset.
     */
    public void softReset() {
        context.requests().softReset("", null);
    }

    /**
     * Ends the game and its Java parts after this frame and restarts them at the current {@link FirstScene}, as {@link
     * #reset()} does: a soft reset.
     *
     * @param loop the name of a loop object, such as {@code portal} or one of {@code loops} in game.lua; empty for the
     *     current one
     * @throws IllegalArgumentException if the loop object is unknown
     */
    public void softReset(String loop) {
        context.requests().softReset(loop, null);
    }

    /**
     * Ends the game and its Java parts after this frame and restarts them: a soft reset.
     *
     * @param loop the name of a loop object, such as {@code portal} or one of {@code loops} in game.lua; empty for the
     *     current one
     * @param first the first scene, as for {@link #reset(FirstScene)}
     * @throws RuntimeException if the loop object is unknown, or as in {@link #reset(FirstScene)}
     */
    public void softReset(String loop, FirstScene first) {
        context.requests().softReset(loop, first);
    }

    /**
     * Changes the target frame rate from the next frame until the next reset. The tick rate stays the same, so that the
     * game plays as fast as before. {@link kodama.time.GameTime#frameRate} returns the current rate.
     *
     * @param fps frames per second; 1 to 240
     * @throws IllegalArgumentException if it is outside its bounds
     */
    public void setFrameRate(int fps) {
        context.requests().setFrameRate(fps);
    }

    /**
     * Returns the number of frames shown per second. Only for display: it differs from run to run.
     *
     * @return text such as {@code FPS: 60.000}
     */
    public String fps() {
        return context.fps();
    }

    /** Returns the title in game.lua. */
    public String title() {
        return context.display().title();
    }

    /** Returns the width of the picture, in virtual pixels. */
    public int width() {
        return context.display().width();
    }

    /** Returns the height of the picture, in virtual pixels. */
    public int height() {
        return context.display().height();
    }

    // the player's data

    /** Returns the saves of the game, which outlive the program. */
    public GameSaves saves() {
        return context.saves();
    }

    /**
     * Returns the settings of the player, which are kept for the next start: {@code game().settings().set("difficulty",
     * "hard")}. They include Kodama's own settings, such as {@code volume.music}.
     *
     * @return always the same object; close its listeners in a finish hook
     */
    public Settings settings() {
        return context.settings();
    }

    /** Returns the options of the player: the options screen, the language, and the game's own options. */
    public PlayerOptions options() {
        return context.options();
    }

    /**
     * Returns the fields that the game adds to its recording, such as the player's name or the score: {@code
     * game().replayFields().set("score", 12_000)}. Each reset removes all.
     */
    public ReplayFields replayFields() {
        return context.replayFields();
    }

    // input

    /**
     * Returns the pad of a player: which actions are down, and which were pressed or released in this tick.
     *
     * @param player number of the player, from 1 to {@code players} in game.lua
     * @throws IllegalArgumentException if the number is outside its bounds
     */
    public Pad pad(int player) {
        return controls().pad(Checks.between("player", player, 1, controls().players()));
    }

    /**
     * Returns the position of an axis, which a player moves by a stick, a direction pad or keys.
     *
     * @param axis {@code x}, {@code y} or another axis of {@code input.value} in Lua
     * @param player number of the player, from 1 to {@code players} in game.lua
     * @return from -1 to 1; y grows downwards
     * @throws IllegalArgumentException if the axis is unknown, or the number of the player is outside its bounds
     */
    public double axis(String axis, int player) {
        return controls()
                .value(axis, Checks.between("player", player, 1, controls().players()));
    }

    /** Returns the position of the mouse and the state of its buttons. */
    public LatchedMouse mouse() {
        return controls().mouse();
    }

    private Controls controls() {
        return context.controls();
    }

    /**
     * Returns the random numbers of this game: those of {@code math.random}, from the same sequence, which is the same
     * after each reset with the same seed. {@code nextInt(1, 7)} returns what {@code math.random(6)} would have
     * returned.
     *
     * @return always the same object, whose seed cannot be set; not for jobs and tasks that prepare
     */
    public Random random() {
        return random;
    }

    // pictures and sounds

    /**
     * Returns a picture of the game, which is read at the first call and kept.
     *
     * @param name name of a PNG file, without the extension
     * @throws kodama.draw.ImageFailure if it does not exist or cannot be read
     */
    public Image image(String name) {
        return context.images().get(name);
    }

    /**
     * Returns a sound of the game, which is read at the first call and kept.
     *
     * @param name name of a file in {@code sounds/}, without the extension
     * @throws kodama.sound.SoundException if it does not exist or cannot be read
     */
    public Sound sound(String name) {
        return context.sounds().get(name);
    }

    /**
     * Plays a sound once, in the group {@code effects}.
     *
     * @param name name of a file in {@code sounds/}, without the extension
     * @throws kodama.sound.SoundException if it does not exist or cannot be read
     */
    public PlayedSound play(String name) {
        return sounds().play(sound(name), EFFECT_OPTIONS);
    }

    /**
     * Plays music in a loop; the current music fades out.
     *
     * @param name name of a file in {@code sounds/} or {@code music/}, without the extension
     * @param fadeTicks length of the cross-fade, in ticks; at least 0
     * @throws kodama.sound.SoundException if it does not exist or cannot be read
     */
    public void playMusic(String name, int fadeTicks) {
        sounds().playMusic(sound(name), MUSIC_OPTIONS.fadedIn(fadeTicks), false);
    }

    /** Returns the full control of sounds, for what {@link #play} and {@link #playMusic} do not cover. */
    public SoundSystem sounds() {
        return context.soundSystem();
    }

    // shots

    /**
     * Returns all shots, for what {@link #fire} does not cover: to keep a handle on a shot, find shots, remove them, or
     * be notified of their events.
     *
     * @return always the same object; cleared when the scene changes
     */
    public Shots shots() {
        return context.shots();
    }

    /**
     * Returns the particles, for bursts and emitters.
     *
     * @return always the same object; cleared when the scene changes
     */
    public ParticleLayers particles() {
        return context.particles();
    }

    /**
     * Returns a set of groups for a {@link ShotSpec}.
     *
     * @param names names of the groups, such as {@code enemy}; none for an empty set
     * @return one bit for each group
     */
    public long groups(String... names) {
        long mask = 0;
        for (String name : names) mask |= Targets.mask(context.groups().id(name));
        return mask;
    }

    /**
     * Fires a shot that flies straight, and disappears when it hits or leaves the picture.
     *
     * @param style appearance and hit radius
     * @param hits the group it can hit, such as {@code enemy}
     * @param by the task that fires it, at whose position it starts; passed to the tasks it hits
     * @param angle direction in degrees; 0 is right, 90 down
     * @param speed in virtual pixels per tick
     * @return false if the pool of shots is full
     * @throws IllegalArgumentException if a number is not finite
     */
    public boolean fire(ShotStyle style, String hits, ScriptedTask by, double angle, double speed) {
        ShotSpec spec = ShotSpec.of(style).hits(groups(hits)).owner(by).build();
        return context.shots().fire(spec, by.x(), by.y(), angle, speed);
    }
}
