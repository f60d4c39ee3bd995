/* An LD_PRELOAD layer that records what a process writes below a folder, in order: writes, syncs and removals, and what
 * it prints to standard output. `power_loss.py` reads the journal.
 *
 * DISK_FOLDER is the folder, DISK_JOURNAL the file for the records. Syncs are recorded but not carried out: nobody cuts
 * the power of the real machine. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NAME = 1, WRITE, TRUNCATE, SYNC, UNLINK, SAID };
enum { MOST_FILES = 64, MOST_DESCRIPTORS = 4096 };

struct record { uint32_t kind, file; uint64_t offset, size; };

static char *names[MOST_FILES];
static int files_of[MOST_DESCRIPTORS]; /* file number + 1 */
static int known, journal = -1;
static const char *folder;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void start(void) {
  const char *file = getenv("DISK_JOURNAL");
  folder = getenv("DISK_FOLDER");
  if (file && folder) journal = REAL(open)(file, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

static void put(const void *data, size_t size) {
  const char *at = data;
  while (size) {
    ssize_t done = REAL(write)(journal, at, size);
    if (done <= 0) abort();
    at += done;
    size -= done;
  }
}

static void note(uint32_t kind, uint32_t file, uint64_t offset, const void *data, uint64_t size) {
  struct record record = {kind, file, offset, size};
  put(&record, sizeof record);
  if (size) put(data, size);
}

/* The number + 1 of a file below the folder, or of the folder itself; 0 for others. Call this with the lock. */
static int number_of(const char *path) {
  if (journal < 0 || strncmp(path, folder, strlen(folder))) return 0;
  for (int i = 0; i < known; i++)
    if (!strcmp(names[i], path)) return i + 1;
  if (known == MOST_FILES) abort();
  names[known] = strdup(path);
  note(NAME, known, 0, path, strlen(path));
  return ++known;
}

static int file_of(int fd) { return journal >= 0 && fd >= 0 && fd < MOST_DESCRIPTORS ? files_of[fd] : 0; }

static int opened(int fd, const char *path, int flags) {
  if (fd < 0 || fd >= MOST_DESCRIPTORS) return fd;
  pthread_mutex_lock(&lock);
  files_of[fd] = number_of(path);
  if (files_of[fd] && flags & O_TRUNC) note(TRUNCATE, files_of[fd] - 1, 0, 0, 0);
  pthread_mutex_unlock(&lock);
  return fd;
}

#define OPEN(name)                                                       \
  int name(const char *path, int flags, ...) {                           \
    va_list rest;                                                        \
    va_start(rest, flags);                                               \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
    va_end(rest);                                                        \
    return opened(REAL(name)(path, flags, mode), path, flags);           \
  }
OPEN(open)
OPEN(open64)

int close(int fd) {
  if (fd >= 0 && fd < MOST_DESCRIPTORS) files_of[fd] = 0;
  return REAL(close)(fd);
}

#define RECORDED(kind, file, offset, data, call)  \
  pthread_mutex_lock(&lock);                      \
  __typeof__(call) done = call;                   \
  if (done > 0) note(kind, file, offset, data, done); \
  pthread_mutex_unlock(&lock);                    \
  return done

#define PWRITE(name)                                                         \
  ssize_t name(int fd, const void *data, size_t size, __typeof__((off_t)0) offset) { \
    int file = file_of(fd);                                                  \
    if (!file) return REAL(name)(fd, data, size, offset);                    \
    RECORDED(WRITE, file - 1, offset, data, REAL(name)(fd, data, size, offset)); \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

ssize_t write(int fd, const void *data, size_t size) {
  if (file_of(fd)) {
    off_t offset = lseek(fd, 0, SEEK_CUR);
    RECORDED(WRITE, file_of(fd) - 1, offset, data, REAL(write)(fd, data, size));
  }
  if (journal < 0 || fd != STDOUT_FILENO) return REAL(write)(fd, data, size);
  RECORDED(SAID, 0, 0, data, REAL(write)(fd, data, size));
}

#define TRUNCATED(name)                                             \
  int name(int fd, off_t size) {                                    \
    pthread_mutex_lock(&lock);                                      \
    int done = REAL(name)(fd, size);                                \
    if (!done && file_of(fd)) note(TRUNCATE, file_of(fd) - 1, size, 0, 0); \
    pthread_mutex_unlock(&lock);                                    \
    return done;                                                    \
  }
TRUNCATED(ftruncate)
TRUNCATED(ftruncate64)

#define SYNCED(name)                          \
  int name(int fd) {                          \
    if (!file_of(fd)) return REAL(name)(fd);  \
    pthread_mutex_lock(&lock);                \
    note(SYNC, file_of(fd) - 1, 0, 0, 0);     \
    pthread_mutex_unlock(&lock);              \
    return 0;                                 \
  }
SYNCED(fsync)
SYNCED(fdatasync)

int unlink(const char *path) {
  pthread_mutex_lock(&lock);
  int done = REAL(unlink)(path), file = number_of(path);
  if (!done && file) note(UNLINK, file - 1, 0, 0, 0);
  pthread_mutex_unlock(&lock);
  return done;
}
