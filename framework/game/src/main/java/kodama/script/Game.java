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
 * The game that a task written in Java lives in, with the functions that scripts have as {@code find} and in the
 * modules {@code game}, {@code scene}, {@code save}, {@code options}, {@code input}, {@code shot} and {@code sound}.
 *
 * <p>Lasts until the next reset. Owned by the game thread.
 */
public final class Game {
    private static final SoundOptions EFFECT = SoundOptions.in("effects");
    private static final SoundOptions MUSIC = SoundOptions.in("music").looped();

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

    /** Starts a task that knows this game; the parent is null for one of the scene. */
    void spawn(ScriptedTask task, @Nullable Task parent) {
        context.spawner().spawn(task, parent);
    }

    /**
     * Finds a task, of Lua or Java.
     *
     * @param name its name or, failing that, its group
     * @return the first in running order
     */
    public Optional<ScriptedTask> find(String name) {
        if (context.tasks().find(name) instanceof ScriptedTask named) return Optional.of(named);
        TaskGroup members = context.tasks().group(name);
        for (int i = 0; i < members.count(); i++)
            if (members.nth(i) instanceof ScriptedTask member) return Optional.of(member);
        return Optional.empty();
    }

    /**
     * Ends all tasks that are not persistent when this tick is over, and starts another scene with the next.
     *
     * @param scene the name of a file in {@code scenes/}, or of a class of tasks
     * @throws RuntimeException if there is neither
     */
    public void changeScene(String scene) {
        context.requests().changeScene(scene, null);
    }

    /**
     * Ends all tasks that are not persistent when this tick is over, and starts another scene with the next.
     *
     * @param scene the name of a file in {@code scenes/}, or of a class of tasks
     * @param fields of the first task of the scene, by name: Strings, Numbers, Booleans, Lists and Maps of these,
     *     tasks, or any other objects, which only Java can use
     * @throws RuntimeException if there is neither, or a field makes no sense
     */
    public void changeScene(String scene, Map<String, ?> fields) {
        context.requests().changeScene(scene, FieldValues.OF_TASK.toLua(context.lua(), fields));
    }

    /** Returns the current scene: its name, its state and its marks. */
    public CurrentScene scene() {
        return context.scene();
    }

    /** Returns the data that scenes share, {@code game.data} of scripts. */
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
     * Starts the game again after this frame, at the {@link FirstScene} it began with: a simple reset. That is the one
     * of the last reset that named one; {@link FirstScene#DEFAULT} leads back to the scene that game.lua names.
     */
    public void reset() {
        context.requests().reset(null);
    }

    /**
     * Starts the game again after this frame, as {@code game.reset} of scripts does: a simple reset.
     *
     * @param first how it begins, as {@code FirstScene.of("mygame.Play").with(Map.of("level", 3))}
     * @throws RuntimeException if that names a scene or save that is not there, or holds other than plain data
     */
    public void reset(FirstScene first) {
        context.requests().reset(first);
    }

    /**
     * Ends the game with all its parts after this frame and begins again, with the same loop object and at the same
     * {@link FirstScene}, as {@link #reset()} does: a soft reset.
     */
    public void softReset() {
        context.requests().softReset("", null);
    }

    /**
     * Ends the game with all its parts after this frame and begins again, at the same {@link FirstScene}, as {@link
     * #reset()} does: a soft reset.
     *
     * @param loop the name of a loop object, such as {@code portal} or one of {@code loops} in game.lua; empty for the
     *     same
     * @throws IllegalArgumentException if there is no such loop object
     */
    public void softReset(String loop) {
        context.requests().softReset(loop, null);
    }

    /**
     * Ends the game with all its parts after this frame and begins again: a soft reset.
     *
     * @param loop the name of a loop object, such as {@code portal} or one of {@code loops} in game.lua; empty for the
     *     same
     * @param first how the game begins, as with {@link #reset(FirstScene)}
     * @throws RuntimeException if there is no such loop object, or as with {@link #reset(FirstScene)}
     */
    public void softReset(String loop, FirstScene first) {
        context.requests().softReset(loop, first);
    }

    /**
     * Changes how many frames a second the game aims at, from the next frame on and until the next reset. Ticks stay as
     * they are, so the game plays as fast as before. {@link kodama.time.GameTime#frameRate} returns the rate in force.
     *
     * @param fps frames a second; 1 to 240
     * @throws IllegalArgumentException if it is outside its bounds
     */
    public void setFrameRate(int fps) {
        context.requests().setFrameRate(fps);
    }

    /**
     * Returns how many frames a second are shown. Only for display: it differs from run to run.
     *
     * @return as {@code FPS: 60.000}
     */
    public String fps() {
        return context.meter().text();
    }

    /**
     * Returns the game's title.
     *
     * @return that of game.lua
     */
    public String title() {
        return context.display().title();
    }

    /** Returns the width of the picture; in virtual pixels. */
    public int width() {
        return context.display().width();
    }

    /** Returns the height of the picture; in virtual pixels. */
    public int height() {
        return context.display().height();
    }

    // the player's

    /** Returns the saves of the game, which are kept beyond its end. */
    public GameSaves saves() {
        return context.saves();
    }

    /**
     * Returns the settings of the player: {@code game().settings().set("difficulty", "hard")} is kept for the next
     * start. Kodama's own are among them, such as {@code volume.music}.
     *
     * @return always the same; close listeners of it in a finish hook
     */
    public Settings settings() {
        return context.settings();
    }

    /** Returns the options of the player: their screen, the language, and options of the game's own. */
    public PlayerOptions options() {
        return context.options();
    }

    // what is played with

    /**
     * Returns what a player holds: which actions are down, were pressed or let go in this tick.
     *
     * @param player from 1 on, up to {@code players} of game.lua
     * @throws IllegalArgumentException if there is no such player
     */
    public Pad pad(int player) {
        return controls().pad(Checks.between("player", player, 1, controls().players()));
    }

    /**
     * Tells how far a player moves an axis, by a stick, a cross or keys.
     *
     * @param axis {@code x}, {@code y} or another of those that {@code input.value} of scripts knows
     * @param player from 1 on, up to {@code players} of game.lua
     * @return from -1 to 1; y grows downwards
     * @throws IllegalArgumentException if there is no such axis or player
     */
    public double axis(String axis, int player) {
        return controls()
                .value(axis, Checks.between("player", player, 1, controls().players()));
    }

    /** Returns where the mouse is, and which of its buttons are down. */
    public LatchedMouse mouse() {
        return controls().mouse();
    }

    private Controls controls() {
        return context.controls();
    }

    /**
     * Returns the random numbers of this game: those of {@code math.random}, from the same sequence, and the same after
     * each reset with the same seed. {@code nextInt(1, 7)} returns what {@code math.random(6)} would have returned.
     *
     * @return always the same; not for jobs and tasks that prepare. Its seed cannot be set
     */
    public Random random() {
        return random;
    }

    // what is seen and heard

    /**
     * Finds a picture of the game's files, which is read at the first call and kept.
     *
     * @param name of a PNG file, without the ending
     * @throws kodama.draw.ImageFailure if there is none, or it cannot be read
     */
    public Image image(String name) {
        return context.images().get(name);
    }

    /**
     * Finds a sound of the game's files, which is read at the first call and kept.
     *
     * @param name of a file in {@code sounds/}, without the ending
     * @throws kodama.sound.SoundException if there is none, or it cannot be read
     */
    public Sound sound(String name) {
        return context.sounds().get(name);
    }

    /**
     * Plays a sound once, in the group {@code effects}.
     *
     * @param name of a file in {@code sounds/}, without the ending
     * @throws kodama.sound.SoundException if there is none, or it cannot be read
     */
    public PlayedSound play(String name) {
        return sounds().play(sound(name), EFFECT);
    }

    /**
     * Plays music over and over; what played before fades out.
     *
     * @param name of a file in {@code sounds/} or {@code music/}, without the ending
     * @param fadeTicks how long the change takes; at least 0
     * @throws kodama.sound.SoundException if there is none, or it cannot be read
     */
    public void playMusic(String name, int fadeTicks) {
        sounds().music(sound(name), MUSIC.fadedIn(fadeTicks), false);
    }

    /** Returns what plays sounds, for whatever {@link #play} and {@link #playMusic} cannot. */
    public SoundSystem sounds() {
        return context.desk();
    }

    // shots

    /**
     * Returns all shots, for whatever {@link #fire} cannot: to keep some at hand, to find them, to take them away, to
     * hear of them.
     *
     * @return always the same; cleared when the scene changes
     */
    public Shots shots() {
        return context.shots();
    }

    /**
     * Names groups as a {@link ShotSpec} wants them.
     *
     * @param names such as {@code enemy}; none for no group
     * @return one bit for each
     */
    public long groups(String... names) {
        long mask = 0;
        for (String name : names) mask |= Targets.mask(context.groups().id(name));
        return mask;
    }

    /**
     * Fires a shot that flies straight, and vanishes when it hits or leaves the picture.
     *
     * @param style how it looks and how large it is
     * @param hits the group it hurts, as {@code enemy}
     * @param by from whom and where; told to those it hits
     * @param angle in degrees; 0 is right, 90 down
     * @param speed in virtual pixels a tick
     * @return false if all places for shots are taken
     * @throws IllegalArgumentException if a number is not finite
     */
    public boolean fire(ShotStyle style, String hits, ScriptedTask by, double angle, double speed) {
        ShotSpec spec = ShotSpec.of(style).hits(groups(hits)).owner(by).build();
        return context.shots().fire(spec, by.x(), by.y(), angle, speed);
    }
}
