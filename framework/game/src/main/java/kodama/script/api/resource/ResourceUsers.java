package kodama.script.api.resource;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kodama.file.ResourceCache;
import kodama.lua.bind.LuaException;
import kodama.script.task.TaskContext;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/**
 * Which task has said that it uses what. A task's uses end with it; those of no task, as of a file that is being
 * loaded, with the world.
 */
final class ResourceUsers {
    private record Held(ResourceCache<?> store, String name) {}

    private final List<ResourceCache<?>> stores;
    private final TaskContext context;
    /** The key null is for what no task has said. */
    private final Map<@Nullable Task, Set<Held>> held = new HashMap<>();

    ResourceUsers(List<ResourceCache<?>> stores, TaskContext context) {
        this.stores = stores;
        this.context = context;
    }

    /** Finds the stores of a kind; all of them for null. */
    List<ResourceCache<?>> stores(String function, @Nullable String kind) {
        if (kind == null) return stores;
        List<ResourceCache<?>> named =
                stores.stream().filter(store -> store.kind().equals(kind)).toList();
        if (!named.isEmpty()) return named;
        String kinds = stores.stream().map(ResourceCache::kind).collect(Collectors.joining(" or "));
        throw new LuaException(function + ": kind must be " + kinds + " but was '" + kind + "'");
    }

    /** Lets the running task use all things of a name. */
    void load(List<ResourceCache<?>> among, String name) {
        List<RuntimeException> failures = new ArrayList<>();
        for (ResourceCache<?> store : among) {
            try {
                hold(new Held(store, name));
            } catch (RuntimeException failed) {
                failures.add(failed);
            }
        }
        if (failures.size() == among.size()) throw nothing(failures);
    }

    private void hold(Held thing) {
        Set<Held> own = ofRunningTask();
        if (own.contains(thing)) return;
        thing.store.hold(thing.name);
        own.add(thing);
    }

    private Set<Held> ofRunningTask() {
        @Nullable Task task = context.current();
        Set<Held> known = held.get(task);
        if (known != null) return known;
        Set<Held> own = new LinkedHashSet<>();
        held.put(task, own);
        if (task != null) task.onFinish(() -> releaseAll(task));
        return own;
    }

    private void releaseAll(Task task) {
        Set<Held> own = held.remove(task);
        if (own != null) for (Held thing : own) thing.store.release(thing.name);
    }

    private static LuaException nothing(List<RuntimeException> failures) {
        return new LuaException(
                "resource.load: " + failures.stream().map(Throwable::getMessage).collect(Collectors.joining("; ")));
    }

    /** Takes back what {@link #load} has done for the running task. */
    void release(List<ResourceCache<?>> among, String name) {
        @Nullable Set<Held> own = held.get(context.current());
        boolean had = false;
        for (ResourceCache<?> store : among) had |= own != null && release(own, new Held(store, name));
        if (!had) throw new LuaException("resource.release: this task has not loaded '" + name + "'");
    }

    private static boolean release(Set<Held> own, Held thing) {
        if (!own.remove(thing)) return false;
        thing.store.release(thing.name);
        return true;
    }
}
