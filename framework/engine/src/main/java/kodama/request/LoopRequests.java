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
 * The queue of requests to the main loop, which is never controlled directly.
 *
 * <p>Any thread may submit. Once per frame the loop drains the queue and gets a single request: quit wins over soft
 * reset, that over simple reset, and that over a change of the frame rate; of one kind the last one wins. The others
 * are dropped, because the winner would undo their effect.
 *
 * <p>It also holds the only state that outlives a loop object: the first scene, the last checkpoint, the state of the
 * portal, and the reports of the last resets. Created by {@code main} and passed on; it is not in a static field.
 */
public final class LoopRequests {
    private final Consumer<String> log;
    private final Set<String> droppedKinds = new LinkedHashSet<>();
    private final Map<Class<? extends LoopRequest>, String> lastResets = new HashMap<>();
    private @Nullable LoopRequest pending;

    /** The thread that has submitted the pending request. */
    private @Nullable Thread submitter;

    private @Nullable Set<String> loops;
    private FirstScene firstScene = FirstScene.DEFAULT;
    private @Nullable GameStart checkpoint;
    private long ticksToMark;
    private long seekTick = LoopRequest.NO_TICK;
    private boolean isSeekOptional;
    private PortalState portal = PortalState.INITIAL;
    private final AtomicReference<@Nullable String> nextScriptEnd = new AtomicReference<>();
    private volatile @Nullable String allScriptsEnd;

    /** Creates an empty queue that does not log dropped requests. */
    public LoopRequests() {
        this(line -> {});
    }

    /**
     * Creates an empty queue.
     *
     * @param log called with the winner and the dropped kinds if several requests were submitted
     */
    public LoopRequests(Consumer<String> log) {
        this.log = log;
    }

    /**
     * Sets the names of the loop objects, so that a request for an unknown one is rejected when it is submitted.
     *
     * @param names names that a soft reset may use
     * @throws IllegalArgumentException if the pending request has another name
     */
    public synchronized void setLoops(Set<String> names) {
        loops = new TreeSet<>(names);
        if (pending != null) rejectUnknown(pending);
    }

    /**
     * Submits a request, which takes effect when the loop drains the queue.
     *
     * @throws IllegalArgumentException if it names an unknown loop object
     */
    public synchronized void submit(LoopRequest request) {
        rejectUnknown(request);
        boolean wins = pending == null || strength(request) >= strength(pending);
        LoopRequest dropped = wins ? pending : request;
        if (dropped != null) droppedKinds.add(dropped.getClass().getSimpleName());
        if (!wins) return;
        pending = request;
        submitter = Thread.currentThread();
    }

    private void rejectUnknown(LoopRequest request) {
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
     * Removes and returns the strongest request since the last call; the others are dropped. If it has a first scene,
     * that replaces the current one. Called only by the loop.
     *
     * @return the request, or null if there is none
     */
    public synchronized @Nullable LoopRequest drain() {
        cancelScriptEnd();
        LoopRequest strongest = pending;
        pending = null;
        if (strongest != null && !droppedKinds.isEmpty()) logDropped(strongest);
        FirstScene named = firstSceneOf(strongest);
        if (named != null) firstScene = named;
        if (isReset(strongest) && !resumes(strongest)) checkpoint = null;
        if (isReset(strongest)) {
            seekTick = tickOf(strongest);
            isSeekOptional = resumes(strongest);
        }
        return strongest;
    }

    private static boolean isReset(@Nullable LoopRequest request) {
        return request instanceof LoopRequest.SoftReset || request instanceof LoopRequest.SimpleReset;
    }

    private static boolean resumes(@Nullable LoopRequest request) {
        if (request instanceof LoopRequest.SoftReset reset) return reset.resumes();
        return request instanceof LoopRequest.SimpleReset reset && reset.resumes();
    }

    private static long tickOf(@Nullable LoopRequest request) {
        if (request instanceof LoopRequest.SoftReset reset) return reset.tick();
        return request instanceof LoopRequest.SimpleReset reset ? reset.tick() : LoopRequest.NO_TICK;
    }

    /**
     * Returns the tick of the recording up to which the last reset plays the recorded input again, once; {@link
     * LoopRequest#NO_TICK} if it does not.
     */
    public synchronized long takeSeekTick() {
        long tick = seekTick;
        seekTick = LoopRequest.NO_TICK;
        return tick;
    }

    /** Returns whether the game starts at the last checkpoint instead if it takes too long to get to that tick. */
    public synchronized boolean isSeekOptional() {
        return isSeekOptional;
    }

    /**
     * Drops the pending request if the calling thread has submitted it, as a script in a tick that is played again.
     *
     * @return the request; null if there was none, or if another thread has submitted it
     */
    public synchronized @Nullable LoopRequest cancelOwn() {
        if (submitter != Thread.currentThread()) return null;
        LoopRequest dropped = pending;
        pending = null;
        return dropped;
    }

    private void logDropped(LoopRequest winner) {
        log.accept("request " + winner.getClass().getSimpleName() + " wins over " + String.join(", ", droppedKinds));
        droppedKinds.clear();
    }

    private static @Nullable FirstScene firstSceneOf(@Nullable LoopRequest request) {
        if (request instanceof LoopRequest.SoftReset reset) return reset.first();
        return request instanceof LoopRequest.SimpleReset reset ? reset.first() : null;
    }

    /**
     * Ends the next script that checks for it, if one does before the loop drains the queue. Any thread may call it.
     *
     * @param reason the reason, as half a sentence
     */
    public void endNextScript(String reason) {
        nextScriptEnd.set(reason);
    }

    /**
     * Ends all scripts that run before the loop drains the queue. Any thread may call it.
     *
     * @param reason the reason, as half a sentence
     */
    public void endAllScripts(String reason) {
        allScriptsEnd = reason;
    }

    /** Cancels the requests to end scripts. */
    public void cancelScriptEnd() {
        nextScriptEnd.set(null);
        allScriptsEnd = null;
    }

    /**
     * Returns whether the running script must end, and removes a request that was made for a single script.
     *
     * @return the reason, or null if it may continue
     */
    public @Nullable String takeScriptEnd() {
        String all = allScriptsEnd;
        return all == null ? nextScriptEnd.getAndSet(null) : all;
    }

    /**
     * Returns whether a soft reset or a quit is pending, which will end the loop object. Any thread may call it.
     *
     * @return true if {@link #drain} would return one of these
     */
    public synchronized boolean isEndPending() {
        return pending instanceof LoopRequest.SoftReset || pending instanceof LoopRequest.Quit;
    }

    /**
     * Returns whether a reset of either kind or a quit is pending, which will end the world. Any thread may call it.
     *
     * @return true if {@link #drain} would return one of these
     */
    public synchronized boolean isResetPending() {
        return pending != null && !(pending instanceof LoopRequest.ChangeFrameRate);
    }

    /**
     * Returns whether a quit is pending, which will end the program. Any thread may call it.
     *
     * @return true if {@link #drain} would return a quit
     */
    public synchronized boolean isQuitPending() {
        return pending instanceof LoopRequest.Quit;
    }

    /** Returns the start of the game; it is kept. */
    public synchronized FirstScene firstScene() {
        return firstScene;
    }

    /** Sets the place at which the game starts after a reset that returns to it. */
    public synchronized void setCheckpoint(GameStart reached) {
        setCheckpoint(reached, 0);
    }

    /**
     * Sets the place at which the game starts after a reset that returns to it.
     *
     * @param ticks number of ticks from the start of the scene to its mark; 0 without a mark
     */
    public synchronized void setCheckpoint(GameStart reached, long ticks) {
        checkpoint = reached;
        ticksToMark = ticks;
    }

    /** Returns the last checkpoint; null if there was none since a reset that did not return to it. */
    public synchronized @Nullable GameStart checkpoint() {
        return checkpoint;
    }

    /** Returns the number of ticks in which the scene of the last checkpoint has reached its mark. */
    public synchronized long ticksToMark() {
        return ticksToMark;
    }

    /** Returns where the game starts now: the last checkpoint, or the first scene if there was none since a reset. */
    public synchronized GameStart start() {
        return checkpoint == null ? GameStart.of(firstScene) : checkpoint;
    }

    /** Returns the last state of the portal. */
    public synchronized PortalState portal() {
        return portal;
    }

    /** Sets the last state of the portal. */
    public synchronized void setPortal(PortalState state) {
        portal = state;
    }

    /** Sets the report of the last reset of a kind. */
    public synchronized void setLastReset(Class<? extends LoopRequest> kind, String line) {
        lastResets.put(kind, line);
    }

    /** Returns the report of the last reset of a kind; empty if there was none. */
    public synchronized String lastReset(Class<? extends LoopRequest> kind) {
        return lastResets.getOrDefault(kind, "");
    }
}
