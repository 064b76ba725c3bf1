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
 * The files that each task has loaded. They are released when the task ends; those loaded outside of a task are
 * released with the world.
 */
final class ResourceUsers {
    private record LoadedFile(ResourceCache<?> store, String name) {}

    private final List<ResourceCache<?>> stores;
    private final TaskContext context;
    /** Files by task; the key null is for those loaded outside of a task. */
    private final Map<@Nullable Task, Set<LoadedFile>> loaded = new HashMap<>();

    ResourceUsers(List<ResourceCache<?>> stores, TaskContext context) {
        this.stores = stores;
        this.context = context;
    }

    /** Returns the stores of a kind; all stores for null. */
    List<ResourceCache<?>> stores(String function, @Nullable String kind) {
        if (kind == null) return stores;
        List<ResourceCache<?>> named =
                stores.stream().filter(store -> store.kind().equals(kind)).toList();
        if (!named.isEmpty()) return named;
        String kinds = stores.stream().map(ResourceCache::kind).collect(Collectors.joining(" or "));
        throw new LuaException(function + ": kind must be " + kinds + " but was '" + kind + "'");
    }

    /** Loads all files of a name for the running task. */
    void load(List<ResourceCache<?>> among, String name) {
        List<RuntimeException> failures = new ArrayList<>();
        for (ResourceCache<?> store : among) {
            try {
                hold(new LoadedFile(store, name));
            } catch (RuntimeException failed) {
                failures.add(failed);
            }
        }
        if (failures.size() == among.size()) throw nothing(failures);
    }

    private void hold(LoadedFile file) {
        Set<LoadedFile> own = ofRunningTask();
        if (own.contains(file)) return;
        file.store.hold(file.name);
        own.add(file);
    }

    private Set<LoadedFile> ofRunningTask() {
        @Nullable Task task = context.current();
        Set<LoadedFile> known = loaded.get(task);
        if (known != null) return known;
        Set<LoadedFile> own = new LinkedHashSet<>();
        loaded.put(task, own);
        if (task != null) task.onFinish(() -> releaseAll(task));
        return own;
    }

    private void releaseAll(Task task) {
        Set<LoadedFile> own = loaded.remove(task);
        if (own != null) for (LoadedFile file : own) file.store.release(file.name);
    }

    private static LuaException nothing(List<RuntimeException> failures) {
        return new LuaException(
                "resource.load: " + failures.stream().map(Throwable::getMessage).collect(Collectors.joining("; ")));
    }

    /** Undoes {@link #load} for the running task. */
    void release(List<ResourceCache<?>> among, String name) {
        @Nullable Set<LoadedFile> own = loaded.get(context.current());
        boolean had = false;
        for (ResourceCache<?> store : among) had |= own != null && release(own, new LoadedFile(store, name));
        if (!had) throw new LuaException("resource.release: this task has not loaded '" + name + "'");
    }

    private static boolean release(Set<LoadedFile> own, LoadedFile file) {
        if (!own.remove(file)) return false;
        file.store.release(file.name);
        return true;
    }
}
