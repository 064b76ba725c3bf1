package kodama.request;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Where the main loop is asked for something; the loop is never operated directly.
 *
 * <p>Any thread may submit. The loop drains once a frame and gets one request: quit wins over soft reset, that over
 * simple reset, that over a change of the frame rate, and the last submitted wins within a kind. The others are
 * dropped, for the winner undoes what they would have done.
 *
 * <p>It also keeps the only things that outlive a loop object: the first scene, where the portal was left, and how the
 * last resets went. Made by {@code main}, handed to what needs it, in no static field.
 */
public final class LoopRequests {
    private final Consumer<String> log;
    private final Set<String> beaten = new LinkedHashSet<>();
    private final Map<Class<? extends LoopRequest>, String> lastResets = new HashMap<>();
    private @Nullable LoopRequest pending;
    private @Nullable Set<String> loops;
    private FirstScene firstScene = FirstScene.DEFAULT;
    private PortalState portal = PortalState.INITIAL;
    private final AtomicReference<@Nullable String> oneScriptsEnd = new AtomicReference<>();
    private volatile @Nullable String allScriptsEnd;

    /** Creates an empty queue that keeps to itself which requests it drops. */
    public LoopRequests() {
        this(line -> {});
    }

    /**
     * Creates an empty queue.
     *
     * @param log told which request wins and over which kinds, whenever several were submitted at once
     */
    public LoopRequests(Consumer<String> log) {
        this.log = log;
    }

    /**
     * Says which loop objects there are, so that a request for another is refused where it is made.
     *
     * @param names the names that a soft reset may give
     * @throws IllegalArgumentException if the request that waits names another
     */
    public synchronized void setLoops(Set<String> names) {
        loops = new TreeSet<>(names);
        if (pending != null) refuseUnknown(pending);
    }

    /**
     * Asks for something; takes effect when the loop drains next.
     *
     * @throws IllegalArgumentException if it names a loop object that is known not to be there
     */
    public synchronized void submit(LoopRequest request) {
        refuseUnknown(request);
        boolean wins = pending == null || strength(request) >= strength(pending);
        LoopRequest dropped = wins ? pending : request;
        if (dropped != null) beaten.add(dropped.getClass().getSimpleName());
        if (wins) pending = request;
    }

    private void refuseUnknown(LoopRequest request) {
        if (!(request instanceof LoopRequest.SoftReset reset) || reset.loop().isEmpty()) return;
        if (loops == null || loops.contains(reset.loop())) return;
        throw new IllegalArgumentException(
                "there is no loop object '" + reset.loop() + "'; there are " + String.join(", ", loops));
    }

    private static int strength(LoopRequest request) {
        if (request instanceof LoopRequest.Quit) return 3;
        if (request instanceof LoopRequest.SoftReset) return 2;
        return request instanceof LoopRequest.SimpleReset ? 1 : 0;
    }

    /**
     * Takes the strongest request submitted since the last call; the rest is gone. A first scene that it names replaces
     * the one kept. Called by the loop only.
     *
     * @return the request, or null if there was none
     */
    public synchronized @Nullable LoopRequest drain() {
        cancelScriptEnd();
        LoopRequest strongest = pending;
        pending = null;
        if (strongest != null && !beaten.isEmpty()) tellBeaten(strongest);
        FirstScene named = firstSceneOf(strongest);
        if (named != null) firstScene = named;
        return strongest;
    }

    private void tellBeaten(LoopRequest winner) {
        log.accept("request " + winner.getClass().getSimpleName() + " wins over " + String.join(", ", beaten));
        beaten.clear();
    }

    private static @Nullable FirstScene firstSceneOf(@Nullable LoopRequest request) {
        if (request instanceof LoopRequest.SoftReset reset) return reset.first();
        return request instanceof LoopRequest.SimpleReset reset ? reset.first() : null;
    }

    /**
     * Lets the script be ended that asks next, if one does before the loop drains. Any thread may ask.
     *
     * @param reason why, as half a sentence
     */
    public void endNextScript(String reason) {
        oneScriptsEnd.set(reason);
    }

    /**
     * Lets all scripts be ended that run before the loop drains next. Any thread may ask.
     *
     * @param reason why, as half a sentence
     */
    public void endAllScripts(String reason) {
        allScriptsEnd = reason;
    }

    /** Lets scripts go on, whatever was asked. */
    public void cancelScriptEnd() {
        oneScriptsEnd.set(null);
        allScriptsEnd = null;
    }

    /**
     * Tells whether the script that runs is to be ended. What was asked for one script is taken away by that.
     *
     * @return why, or null if it is to go on
     */
    public @Nullable String takeScriptEnd() {
        String all = allScriptsEnd;
        return all == null ? oneScriptsEnd.getAndSet(null) : all;
    }

    /**
     * Tells whether the loop object is to end: a soft reset or a quit waits. Any thread may ask.
     *
     * @return whether {@link #drain} would return one of these
     */
    public synchronized boolean isEndPending() {
        return pending instanceof LoopRequest.SoftReset || pending instanceof LoopRequest.Quit;
    }

    /**
     * Tells whether the world is to end: a reset of either kind or a quit waits. Any thread may ask.
     *
     * @return whether {@link #drain} would return one of these
     */
    public synchronized boolean isResetPending() {
        return pending != null && !(pending instanceof LoopRequest.ChangeFrameRate);
    }

    /**
     * Tells whether the program is to end. Any thread may ask.
     *
     * @return whether {@link #drain} would return a quit
     */
    public synchronized boolean isQuitPending() {
        return pending instanceof LoopRequest.Quit;
    }

    /** Returns how the game begins. Looking does not take it away. */
    public synchronized FirstScene firstScene() {
        return firstScene;
    }

    /** Returns where the portal was left. */
    public synchronized PortalState portal() {
        return portal;
    }

    /** Keeps where the portal is left. */
    public synchronized void setPortal(PortalState state) {
        portal = state;
    }

    /** Keeps how a reset went. */
    public synchronized void setLastReset(Class<? extends LoopRequest> kind, String line) {
        lastResets.put(kind, line);
    }

    /** Tells how the last reset of a kind went: what was kept last; empty if there has been none. */
    public synchronized String lastReset(Class<? extends LoopRequest> kind) {
        return lastResets.getOrDefault(kind, "");
    }
}
